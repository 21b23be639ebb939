// The editor's snippets pass the check even before a writer has filled them in.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

import { problemsOf, useSmallSite } from "../../support/content-folder";
import { SPECIMEN } from "../../support/specimen";
import { edit } from "../content/mistakes/mistake";

useSmallSite();

// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- a snippet of a different shape would yield no text below
const snippets: Record<string, { body: string | string[] }> = JSON.parse(
  await readFile(resolve(".vscode/mdx.code-snippets"), "utf8"),
);

/** A snippet's text, with the default or the first choice at each placeholder. */
function textOf(name: string): string {
  const body = [snippets[name]?.body ?? []].flat().join("\n");
  return body.replace(
    /\$\{\d\|([^,|]*)[^}]*\}|\$\{\d:([^}]*)\}/g,
    (_, choice?: string, text?: string) => choice ?? text ?? "",
  );
}

const indented = (text: string) => text.replace(/^/gm, "  ");

test("a page made of every snippet has no problems", async () => {
  const fields = {
    ...{ stats: "Stat", cards: "Card", slides: "Slide", people: "Person", terms: "Term" },
    programmes: "Programme",
  };
  const prose = Object.keys(snippets).filter((name) => name.startsWith("<") || name === "Image");
  const used = [
    "New page",
    "Image field",
    "Translation",
    "Event",
    "Newest entries",
    ...Object.values(fields),
    ...prose,
  ];
  expect(Object.keys(snippets).filter((name) => !used.includes(name))).toEqual([]);

  // The two fields of an image, inside a slide.
  const pictured = `- title: Another slide\n${indented(textOf("Image field"))}\n  text: What it says.`;
  const lists = Object.entries(fields).map(
    ([field, name]) => `${field}:\n${indented(textOf(name))}\n`,
  );
  const inFields = [
    ...lists,
    `${textOf("Translation")}\n`,
    "checklist:\n  - Every batch is tested.\n",
  ]
    .join("")
    .replace("slides:\n", `slides:\n${indented(pictured)}\n`);
  const page = `${textOf("New page").replace("---\n\n", `${inFields}---\n\n`)}\n\n${prose.map(textOf).join("\n\n")}\n`;
  const [home = ""] =
    /^latest:\n(?: .*\n)+/m.exec(await readFile(join(SPECIMEN, "home.mdx"), "utf8")) ?? [];
  const images = {
    "images/chart.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  };
  const entry = textOf("New page").replace("---\n\n", `${textOf("Event")}\n---\n\n`);
  const news = {
    "news/index.mdx": "---\ntitle: All news\ndescription: A list.\nlist: news\n---\n",
    "news/meeting.mdx": entry.replace("Title of the page", "An event"),
    ...edit("home.mdx", home, `${textOf("Newest entries")}\n`),
  };
  expect(await problemsOf({ "every-snippet.mdx": page, ...news, ...images })).toBe("");
  for (const name of prose) expect(page).toContain(textOf(name));
});
