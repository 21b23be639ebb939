import { readFields, type ShownFile } from "./shown-files";

/** Describes the company on its home page, and articles, in JSON-LD (schema.org). */
export function makeStructuredData(page: ShownFile, home: string): object[] {
  const { collection, path = "", site } = page;
  const { name, email, phone: telephone, address, language: inLanguage } = site;
  const organization = { "@type": "Organization", name, url: home };
  if (path === "/") {
    const logo = `${home}icon-512.png`;
    const website = { "@type": "WebSite", name, url: home, inLanguage };
    return [{ "@graph": [website, { ...organization, logo, email, telephone, address }] }];
  }
  if (!collection || collection.entries) return [];
  const { title, headline = title, date: datePublished } = readFields(page);
  const article = {
    "@type": "Article",
    headline,
    datePublished,
    author: organization,
    publisher: organization,
    image: `${home}share.png`,
    mainEntityOfPage: home + path.slice(1),
    inLanguage,
  };
  return [article];
}
