// The layout route of every page without its own layout: a child route, whose handle is its content.
export { ProsePage as default } from "../prose/prose-page";
