import type { Page } from "../../schema/pages";
import type { Frame } from "../../schema/site";
import type { ShownPage } from "./shown-pages";

/** Describes a page in JSON-LD (schema.org). @param home the public address, with a trailing slash */
export function makeStructuredData(page: ShownPage, home: string): object[] {
  const { collection, url: path = "", frame: company } = page;
  const url = home + path.slice(1);
  if (url === home) return [describeCompany(company, home)];
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of pages has checked them
  const fields = page.frontmatter as Page<"prose">;
  const list = collection?.entries ? undefined : collection;
  const above = list ? [[list.title, home + list.to.slice(1)]] : [];
  const steps = [[company.name, home], ...above, [fields.title, url]];
  const way = {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([step, item], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step,
      item,
    })),
  };
  if (!list) return [way];
  const publisher = { "@type": "Organization", name: company.name, url: home };
  const article = {
    "@type": "Article",
    headline: fields.headline ?? fields.title,
    datePublished: fields.date,
    author: publisher,
    publisher,
    image: `${home}share.png`,
    mainEntityOfPage: url,
    inLanguage: company.language,
  };
  return [way, article];
}

function describeCompany(company: Frame, url: string): object {
  const { name, email, phone: telephone, address, language: inLanguage } = company;
  const logo = `${url}icon-512.png`;
  return {
    "@graph": [
      { "@type": "WebSite", name, url, inLanguage },
      { "@type": "Organization", name, url, logo, email, telephone, address },
    ],
  };
}
