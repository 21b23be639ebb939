// The manual taken literally: each of its examples passes the check as it is written.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { LAYOUT_NAMES } from "../../../app/publish/content/source/collection";
import { schemaOf } from "../../../app/publish/content/source/schemas";
import type { Problem } from "../../../app/publish/problems/problem";
import { exampleValue, readSchema } from "../../../app/publish/manual/field-list";
import { findProblems, useSmallSite, type Changes } from "../../support/content-folder";
import { SPECIMEN } from "../../support/specimen";
import { drawing } from "./mistakes/mistake";

useSmallSite();

const HEAD = "title: An example\ndescription: What the manual shows.\n";

/** The examples of a section: files by their names, and the fields and the prose of a page. */
interface Example {
  title: string;
  files: Record<string, string>;
  fields: string;
  prose: string;
}

function readPage(page: string): string {
  return readFileSync(`content/${page}`, "utf8");
}

/** Reads the sections of a page of the manual that have examples. */
function examplesIn(page: string): Example[] {
  // A heading within an example does not end its section.
  return readPage(page)
    .replace(/^```[^]*?^```/gm, (block) => block.replaceAll("\n## ", "\n\0## "))
    .split(/^## /m)
    .map((section) => section.replaceAll("\0", ""))
    .flatMap((section) => {
      const example: Example = {
        title: section.split("\n")[0] ?? "",
        files: {},
        fields: "",
        prose: "",
      };
      const blocks = [...section.matchAll(/^```(mdx|yaml) ?(.*)\n([\s\S]*?)^```/gm)];
      for (const [, language = "", file = "", text = ""] of blocks) {
        if (file === "site.mdx") example.files[file] = withFields(text, example.files[file]);
        else if (file) example.files[file] = text;
        else if (language === "yaml") example.fields += text;
        else example.prose += `${text}\n`;
      }
      return blocks.length > 0 ? [example] : [];
    });
}

/** `site.mdx`, by default that of the specimen, in which these fields take the place of its own. */
function withFields(
  fields: string,
  text = readFileSync(join(SPECIMEN, "site.mdx"), "utf8"),
): string {
  const names = [...fields.matchAll(/^(\w+):/gm)].map(([, name]) => name);
  const rest = text.replace(new RegExp(`^(?:${names.join("|")}):.*\\n(?:[ ].*\\n)*`, "gm"), "");
  return rest.replace("---\n", `---\n${fields}`);
}

/** The pictures and documents that the examples name, from the specimen. */
function filesNamedIn(text: string): Changes {
  const named = [...text.matchAll(/\.\/((?:images|files)\/[\w-]+\.(\w+))/g)];
  const made = named.map(([, name = "", ending = ""]): [string, string | Buffer] => {
    if (ending === "svg") return [name, drawing("Name")];
    const source = ending === "pdf" ? "files/pamphlet.pdf" : "images/founder.png";
    return [name, readFileSync(join(SPECIMEN, source))];
  });
  return Object.fromEntries(made);
}

/** What the rows of a table tell writers to put into a field. */
const ROWS = [...readPage("manual/tasks.md").matchAll(/^\|.*\| `(\w+: (?!>-).*?)`/gm)].map(
  ([, line = ""]): Example => ({ title: line, files: {}, fields: `${line}\n`, prose: "" }),
);

const EXAMPLES = [
  ...["README.md", "manual/tasks.md"].flatMap(examplesIn),
  ...examplesIn("manual/tags.md").map(withTerm),
  ...ROWS,
];

/** Tags that show a list are described without the page that holds it. */
function withTerm(example: Example): Example {
  const terms = "terms:\n  - name: scaffold\n    meaning: A structure.\n";
  return example.title === "Term" ? { ...example, fields: terms } : example;
}

test.each(EXAMPLES.map((example) => [example.title, example] as const))(
  "%s",
  async (_, example) => {
    const { files, fields, prose } = example;
    const page = `---\n${/^title:/m.test(fields) ? "" : HEAD}${fields}---\n\n${prose || "Words.\n"}`;
    const hasPage = fields !== "" || prose !== "";
    const changes = { ...files, ...(hasPage && { "an-example.mdx": page }) };
    // Entries and `<Latest>` need their list; a renamed picture of the specimen is no mistake of the example.
    const list = {
      "news/index.mdx": `---\n${HEAD.replace("An example", "All news")}list: news\n---\n`,
    };
    const wrote = {
      ...(Object.values(changes).join().includes("news") || files["news/spring-meeting.mdx"]
        ? list
        : {}),
      ...filesNamedIn(Object.values(changes).join("\n")),
      ...changes,
    };
    const found = (await findProblems(wrote)).filter(({ rule }) => rule !== "unused-images");
    expect(found.map(({ file, field, message }) => `${file} ${field} ${message}`)).toEqual([]);
  },
);

/** The files of all recipes: pages, and the footer that leads to them. */
const RECIPES = examplesIn("manual/recipes.md").flatMap(({ files }) => Object.entries(files));
const RECIPE_PAGES = RECIPES.filter(([file]) => file !== "site.mdx");

test("a recipe is a draft; once it is none, a release refuses each question that is left", async () => {
  expect(RECIPE_PAGES.length).toBeGreaterThan(4);
  expect(RECIPES.length).toBeGreaterThan(RECIPE_PAGES.length);
  const drafts = await findProblems(Object.fromEntries(RECIPE_PAGES));
  expect(drafts.filter(isMistake)).toEqual([]);
  const pages = RECIPE_PAGES.map(([file, text]): [string, string] => [
    file,
    text.replace("draft: true\n", ""),
  ]);
  const found = await findProblems(Object.fromEntries(pages), true);
  for (const [file, text] of RECIPE_PAGES) {
    const own = found.filter((problem) => problem.file === `content/${file}`);
    const places = text.match(/^(?:\[TK\]| {2}- )/gm) ?? [];
    const errors = own.filter(({ severity }) => severity === "error");
    expect(errors.map(({ rule }) => rule)).toEqual(places.map(() => "placeholders"));
  }
});

test("the footer leads to the recipes once they are filled in", async () => {
  const filled = RECIPES.map(([file, text]): [string, string] => [
    file,
    text
      .replace(/^draft: true\nplaceholders:\n.*\n/m, "")
      .replace(/^\[TK\].*$/gm, "Counsel has answered."),
  ]);
  expect((await findProblems(Object.fromEntries(filled))).filter(isMistake)).toEqual([]);
});

/** Not what is to be filled in; nor the name of what one of the policies is about. */
function isMistake({ rule, message }: Problem): boolean {
  return rule !== "placeholders" && !/^"expanded access"/i.test(message);
}

test.each(["prose", ...LAYOUT_NAMES])("the examples of the fields of %s", (name) => {
  const schema = schemaOf(name);
  const { error } = schema.safeParse(exampleValue(readSchema(schema)));
  // The manual shows one entry of a list, and an example of a text or a link for neither.
  const wrong = error?.issues.filter(({ code }) => !/^(?:too_small|invalid_union)$/.test(code));
  expect(wrong ?? []).toEqual([]);
});

test("the manual has at most 5,600 words", () => {
  const pages = ["README.md", "manual/tasks.md", "manual/fields.md", "manual/tags.md"];
  const words = pages.flatMap((page) => readPage(page).match(/\S+/g) ?? []);
  expect(words.length).toBeLessThanOrEqual(5600);
});
