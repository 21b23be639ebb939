// What search engines read about a page: schema.org's types, as JSON-LD.
import type { Page } from "../../schema/pages";
import type { CheckedPage } from "../content/source/model";

const ARTICLE_TYPES = { news: "NewsArticle", publications: "ScholarlyArticle" };

type Company = Pick<Page<"site">, "name" | "email" | "phone" | "address">;

/** What its structured data say: the fields of a page, with what the build adds. */
type Fields = Omit<Page<"prose">, "image"> &
  Pick<CheckedPage, "collection"> & { url: string; image: string };

/**
 * The structured data of a page: of the first, the site and its company; of every other, the way to it; and of an entry,
 * what it is.
 * @param company the fields of `site.mdx`
 * @param root the public address of the home page, with a slash at the end
 */
export function structuredData(page: CheckedPage, company: Company, root: string): object[] {
  const { collection, url: path = "", name, frontmatter } = page;
  const url = root + path.slice(1);
  if (url === root) return [companyData(company, root)];
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the schema of pages has checked them
  const own = frontmatter as Page<"prose">;
  const fields: Fields = {
    ...own,
    ...(collection && { collection }),
    url,
    image: `${root}share/${name}.png`,
  };
  if (!collection || collection.entries) return [breadcrumbData(fields, company, root)];
  const entry = fields.starts ? eventData(fields) : articleData(fields, company, root);
  return [breadcrumbData(fields, company, root), entry];
}

function companyData({ name, email, phone: telephone, address }: Company, url: string): object {
  const logo = `${url}icon-512.png`;
  const organization = { name, url, logo, email, telephone, address };
  return {
    "@graph": [
      { "@type": "WebSite", name, url },
      { "@type": "Organization", ...organization },
    ],
  };
}

/** The way to a page: the first page, the list of an entry, the page. */
function breadcrumbData({ title, url, collection }: Fields, { name }: Company, root: string) {
  const isEntry = collection && !collection.entries;
  const list = isEntry ? [[collection.title, root + collection.to.slice(1)]] : [];
  const steps = [[name, root], ...list, [title, url]];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([step, item], index) => ({
      ...{ "@type": "ListItem", position: index + 1, name: step, item },
    })),
  };
}

function articleData(fields: Fields, { name }: Company, root: string): object {
  const { title, headline = title, date, author, collection, image, url } = fields;
  const publisher = { "@type": "Organization", name, url: root };
  return {
    "@type": ARTICLE_TYPES[collection?.kind ?? "news"],
    headline,
    datePublished: date,
    // Whether the author is a person or a department is not known.
    author: author ?? publisher,
    publisher,
    image,
    mainEntityOfPage: url,
  };
}

/** Of its organizer nothing is known: the company may be a guest. */
function eventData(fields: Fields): object {
  const { title, headline = title, description, place, webcast, collection, image, url } = fields;
  const { startDate, endDate } = collection ?? {};
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
    ...{ image, url },
  };
}
