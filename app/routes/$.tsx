import { frontmatter as page } from "../../content/not-found.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { NotFound } from "../sections/not-found";
import { notFoundMeta } from "../ui/page-meta";

export const meta = () => notFoundMeta(page, site.name);

export const handle = { isFrameless: true };

export default function NotFoundPage() {
  return <NotFound {...page} />;
}
