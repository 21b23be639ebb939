// The layout of prose pages, which are its child routes.
export { ProsePage as default } from "../prose/prose-page";
