// The company's own fields, from `site.mdx`, for every page.
import { frontmatter } from "../content/site.mdx";
import type { Page } from "./schema/pages";

export const site: Page<"site"> = frontmatter;
