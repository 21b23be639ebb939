// Checks each example of the manual as it is written.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { formatProblems, isError } from "../../../app/publish/problems/problem";
import { findProblems, type Changes } from "../../support/content-folder";
import { SPECIMEN_CONTENT } from "../../support/specimen";
import { drawing } from "./mistakes/written-files";

const HEAD = "title: An example\ndescription: What the manual shows.\n";

/** The list that entries and `<Latest>` need. */
const LIST = "---\ntitle: All news\ndescription: What is new.\nlist: true\n---\n\nWords.\n";

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
  // Hides headings in examples, because they would end the section.
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
  text = readFileSync(join(SPECIMEN_CONTENT, "site.mdx"), "utf8"),
): string {
  const names = [...fields.matchAll(/^(\w+):/gm)].map(([, name]) => name);
  const rest = text.replace(new RegExp(`^(?:${names.join("|")}):.*\\n(?:[ ].*\\n)*`, "gm"), "");
  return rest.replace("---\n", `---\n${fields}`);
}

/** The pictures and documents that the examples name, from the specimen. */
function filesNamedIn(text: string): Changes {
  const named = [...text.matchAll(/\.\/((?:images|files)\/[\w-]+\.(\w+))/g)];
  const entries = named.map(([, name = "", ending = ""]): [string, string | Buffer] => {
    if (ending === "svg") return [name, drawing("Name")];
    const source = ending === "pdf" ? "files/pamphlet.pdf" : "images/founder.png";
    return [name, readFileSync(join(SPECIMEN_CONTENT, source))];
  });
  return Object.fromEntries(entries);
}

/** The fields that the entries of a list show. */
const ROWS = [...readPage("manual/tasks.md").matchAll(/^- .*: `(\w+: (?!>-).*?)`/gm)].map(
  ([, line = ""]): Example => ({ title: line, files: {}, fields: `${line}\n`, prose: "" }),
);

/** The lists at the top of a page that the examples of tags show. */
const LISTS: Record<string, string> = {
  Term: "terms:\n  - name: scaffold\n    meaning: A structure.\n",
  People: "people:\n  - name: A. Name\n    role: Chemist\n    text: Ten years.\n",
  Programmes: "programmes:\n  - name: A\n    indication: Rust\n    stage: Filed\n",
};

function withList(example: Example): Example {
  return { ...example, fields: LISTS[example.title] ?? example.fields };
}

const EXAMPLES = [
  ...["README.md", "manual/tasks.md", "manual/fields.md"].flatMap(examplesIn),
  ...examplesIn("manual/tags.md").map(withList),
  ...ROWS,
];

/** Those with files of their own are checked alone, the others as pages beside one another. */
const ALONE = EXAMPLES.filter(({ files }) => Object.keys(files).length > 0);
const TOGETHER = EXAMPLES.filter((example) => !ALONE.includes(example));

const GROUPS = ALONE.map((example) => ({ title: example.title, examples: [example] }));

test.each([...GROUPS, { title: "those of one page", examples: TOGETHER }])(
  "the examples of the manual pass the check: $title",
  async ({ examples }) => {
    const wrote: Changes = { "news/index.mdx": LIST };
    for (const [index, { files, fields, prose }] of examples.entries()) {
      const head = /^title:/m.test(fields) ? "" : HEAD;
      const page = `---\n${head}${fields}---\n\n${prose || "Words.\n"}`;
      Object.assign(wrote, files);
      if (fields || prose) wrote[`example-${index}.mdx`] = page;
    }
    const named = filesNamedIn(Object.values(wrote).join("\n"));
    expect(formatProblems(await findProblems({ ...named, ...wrote }))).toBe("");
  },
);

/** The files of all recipes: pages, and the footer that leads to them. */
const RECIPES = examplesIn("manual/recipes.md").flatMap(({ files }) => Object.entries(files));
const RECIPE_PAGES = RECIPES.filter(([file]) => file !== "site.mdx");

test("each recipe is a draft, and a release refuses its open questions once it is published", async () => {
  expect(RECIPE_PAGES.length).toBeGreaterThan(2);
  expect(RECIPES.length).toBeGreaterThan(RECIPE_PAGES.length);
  const drafts = await findProblems(Object.fromEntries(RECIPE_PAGES));
  expect(drafts.filter(({ message }) => !message.startsWith('"[TK]" is a placeholder'))).toEqual(
    [],
  );
  const pages = RECIPE_PAGES.map(([file, text]): [string, string] => [
    file,
    text.replace("draft: true\n", ""),
  ]);
  const found = await findProblems(Object.fromEntries(pages), true);
  for (const [file, text] of RECIPE_PAGES) {
    const errors = found.filter(
      (problem) => problem.file === `content/${file}` && isError(problem),
    );
    expect(errors.length).toBe(text.match(/^\[TK\]/gm)?.length);
  }
});

test("the footer links to recipes once they are filled in", async () => {
  const filled = RECIPES.map(([file, text]): [string, string] => [
    file,
    text.replace("draft: true\n", "").replace(/^\[TK\].*$/gm, "Counsel has answered."),
  ]);
  expect(formatProblems(await findProblems(Object.fromEntries(filled)))).toBe("");
});
