// The layout of the not-found page, which is its child route.
import { useContent } from "../content";
import { Prose } from "../prose/prose";
import type { Page } from "../schema/pages";
import { NotFound } from "../sections/not-found";

export default function NotFoundRoute() {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- its schema has checked them
  const page = useContent().frontmatter as unknown as Page<"not-found">;
  return (
    <NotFound {...page}>
      <Prose />
    </NotFound>
  );
}
