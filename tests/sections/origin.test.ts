// The line below a figure on where it comes from.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

import labels from "../../app/schema/labels.json";
import { Origin } from "../../app/sections/origin";

const site = vi.hoisted(() => ({ lang: "en", dates: "en-US", labels: {} }));
vi.mock("../../app/content", () => ({ useSite: () => site }));

test.each([
  ["en", "company data", "Company data, as of June 2025."],
  ["ja", "当社資料", "当社資料、2025年6月現在。"],
  ["zh", "公司资料", "公司资料，截至2025年6月。"],
] as const)("a source and its date are a sentence of the page: %s", (lang, source, sentence) => {
  Object.assign(site, { lang, dates: lang === "en" ? "en-US" : lang, labels: labels[lang] });
  const markup = renderToStaticMarkup(createElement(Origin, { source, asOf: "2025-06" }));
  expect(markup.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ")).toBe(sentence);
});
