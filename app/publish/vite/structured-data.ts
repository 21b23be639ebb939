import type { Collection } from "../../content";
import type { Page } from "../../schema/pages";
import type { Frame } from "../../schema/site";
import type { EventTimes } from "../content/event-times";
import type { CheckedPage } from "../content/model";

const ARTICLE_TYPES: Partial<Record<Collection["kind"], string>> = {
  news: "NewsArticle",
  publications: "ScholarlyArticle",
};

type Company = Pick<Frame, "name" | "email" | "phone" | "founded" | "address" | "home" | "lang">;

/** Describes a page in JSON-LD (schema.org). @param root the public address, with a trailing slash */
export function makeStructuredData(page: CheckedPage, root: string): object[] {
  const { collection, url: path = "", frontmatter, frame: company } = page;
  if (!company) return [];
  const url = root + path.slice(1);
  const home = root + company.home.slice(1);
  if (url === home) return [companyData(company, root, home)];
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema of pages has checked them
  const fields = frontmatter as Page<"prose">;
  const list = collection?.entries ? undefined : collection;
  const listStep = list ? [[list.title, root + list.to.slice(1)]] : [];
  const steps = [[company.name, home], ...listStep, [fields.title, url]];
  const way = {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([step, item], index) => ({
      ...{ "@type": "ListItem", position: index + 1, name: step, item },
    })),
  };
  if (!list) return [way];
  const { lang: inLanguage } = company;
  const image = `${root}share.png`;
  const { title, headline = title, date, author } = fields;
  if (list.kind === "jobs") return [way, jobData(fields, company, root)];
  if (fields.starts) return [way, { ...eventData(fields, list), image, url, inLanguage }];
  const publisher = { "@type": "Organization", name: company.name, url: root };
  const article = {
    "@type": ARTICLE_TYPES[list.kind],
    headline,
    datePublished: date,
    // Don't call the author a person, because it may be a department.
    author: author ?? publisher,
    ...{ publisher, image, mainEntityOfPage: url, inLanguage },
  };
  return [way, article];
}

function companyData(company: Company, url: string, home: string): object {
  const { name, email, phone: telephone, founded: foundingDate, address, lang } = company;
  const logo = `${url}icon-512.png`;
  const organization = { name, url, logo, email, telephone, foundingDate, address };
  return {
    "@graph": [
      { "@type": "WebSite", name, url: home, inLanguage: lang },
      { "@type": "Organization", ...organization },
    ],
  };
}

function jobData(fields: Page<"prose">, company: Company, root: string): object {
  const { title, headline = title, description, date, until, place } = fields;
  return {
    "@type": "JobPosting",
    title: headline,
    ...{ description, datePosted: date, validThrough: until },
    hiringOrganization: { "@type": "Organization", name: company.name, sameAs: root },
    jobLocation: { "@type": "Place", address: place },
  };
}

function eventData(fields: Page<"prose">, { startDate, endDate }: EventTimes): object {
  const { title, headline = title, description, place, webcast } = fields;
  const places = [
    place && { "@type": "Place", name: place, address: place },
    webcast && { "@type": "VirtualLocation", url: webcast },
  ].filter(Boolean);
  const mode = place ? "Offline" : "Online";
  const attendance = `https://schema.org/${place && webcast ? "Mixed" : mode}EventAttendanceMode`;
  return {
    "@type": "Event",
    name: headline,
    ...{ description, startDate, endDate },
    ...(places.length > 0 && { location: places, eventAttendanceMode: attendance }),
  };
}
