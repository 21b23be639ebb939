// The layout route of the not-found page of each language: a child route, whose handle is its content.
import { useContent } from "../content";
import type { Page } from "../schema/pages";
import { NotFound } from "../sections/not-found";

export default function AnyOtherPath() {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- its schema has checked them
  return <NotFound {...(useContent().frontmatter as unknown as Page<"not-found">)} />;
}
