// What search engines read on the home page. Entries: ../../site/built/html.e2e.ts.
import { expect, test } from "vitest";

import { makeStructuredData } from "../../../app/publish/vite/structured-data";
import { shownPages } from "../../../app/publish/vite/shown-pages";
import { checkedPage, sitePage } from "../../support/checked-page";

test("the home page describes the company by the facts of site.mdx, and leaves out what is not there", () => {
  const site = sitePage({ name: "A & B", phone: "+1 919 555 0100" });
  const pages = shownPages([site, checkedPage("home", { url: "/" })], false);
  const home = pages.find(({ name }) => name === "home");
  const [data] = home ? makeStructuredData(home, "https://example.com/") : [];
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    "@graph": [
      { "@type": "WebSite", name: "A & B", url: "https://example.com/", inLanguage: "en" },
      {
        ...{ "@type": "Organization", name: "A & B", url: "https://example.com/" },
        ...{ logo: "https://example.com/icon-512.png", telephone: "+1 919 555 0100" },
      },
    ],
  });
});
