import * as content from "../../content/not-found.mdx";
import type { Content } from "../content";
import type { Page } from "../schema/pages";
import { NotFound } from "../sections/not-found";

const page: Page<"not-found"> = content.frontmatter;

export const handle: Content = { ...content, isNotFound: true };

export default function AnyOtherPath() {
  return <NotFound {...page} />;
}
