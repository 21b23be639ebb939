// Every path without its own route: a page of prose, or the 404 page.
import type { MetaFunction } from "@remix-run/react";
import { useParams } from "@remix-run/react";

import { frontmatter as notFound } from "../../content/not-found.mdx";
import { frontmatter as site } from "../../content/site.mdx";
import { NotFound } from "../sections/frame/not-found";
import { ProsePage } from "../sections/prose/prose-page";
import { withoutSlash } from "../ui/navigation/address";
import { articleMeta, feedMeta, isEntry } from "../ui/navigation/collection-meta";
import { notFoundMeta, pageMeta } from "../ui/navigation/page-meta";
import { findProsePage } from "../ui/navigation/prose-pages";

export const meta: MetaFunction = ({ params }) => {
  const name = pageName(params["*"]);
  const page = findProsePage(name);
  if (!page) return notFoundMeta(notFound, site.name);
  const { frontmatter } = page;
  return [
    ...feedMeta(frontmatter),
    ...pageMeta(frontmatter, site.name, name, isEntry(frontmatter) ? "article" : "website"),
    ...articleMeta(frontmatter, site.name, name),
  ];
};

export const handle = {
  isFrameless: (params: Record<string, string | undefined>) =>
    !findProsePage(pageName(params["*"])),
};

export default function AnyPath() {
  const page = findProsePage(pageName(useParams()["*"]));
  return page ? (
    <ProsePage body={page.default} {...page} site={site} />
  ) : (
    <NotFound {...notFound} />
  );
}

function pageName(path = ""): string {
  return withoutSlash(path);
}
