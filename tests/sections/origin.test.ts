// The line below a figure on where it comes from.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

import labels from "../../app/schema/labels.json";
import { Origin } from "../../app/sections/origin";

const site = vi.hoisted(() => ({ lang: "en", labels: {} }));
vi.mock("../../app/content", () => ({ useSite: () => site }));

test.each([
  ["en", "company data", "June 2025", "Company data, as of June 2025."],
  ["ja", "当社資料", "2025年6月", "当社資料、2025年6月現在。"],
  ["zh", "公司资料", "2025年6月", "公司资料，截至2025年6月。"],
] as const)(
  "a source and its date are a sentence of the page: %s",
  (lang, source, asOf, sentence) => {
    Object.assign(site, { lang, labels: labels[lang] });
    const markup = renderToStaticMarkup(createElement(Origin, { source, asOf }));
    expect(markup.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ")).toBe(sentence);
  },
);
