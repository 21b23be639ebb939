import { frontmatter } from "../../content/not-found.mdx";
import type { Page } from "../schema/pages";
import { notFoundMeta } from "./meta";
import { NotFound } from "../sections/not-found/not-found";

const page: Page<"not-found"> = frontmatter;

export const meta = notFoundMeta(page);

export default function AnyOtherPath() {
  return <NotFound {...page} />;
}
