// Around every page without a layout of its own: the page is a child route, whose handle is its content.
export { ProsePage as default } from "../prose/prose-page";
