// Around every page without a layout of its own: the page is a child route, whose handle is its content.
import { useMatches } from "@remix-run/react";

import type { ProseContent } from "../schema/content";
import { ProsePage } from "../sections/prose/prose-page";

export default function Prose() {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- page-module.ts writes this handle
  const content = useMatches().at(-1)?.handle as ProseContent;
  return <ProsePage content={content} />;
}
