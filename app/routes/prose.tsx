// Around every page without a layout of its own: the page is a child route, whose handle is its content.
import { useOpenContent } from "../content";
import { ProsePage } from "../prose/prose-page";

export default function ProseRoute() {
  const content = useOpenContent();
  return content && <ProsePage content={content} />;
}
