// `npm run manual`: writes the tables of the writer's manual, content/README.md, from the schema's own sentences, the tags
// and the fixtures. A test fails when they are out of date.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { z } from "zod";

import { describeCount } from "../../schema/counts";
import { createPageSchemas, LAYOUTS } from "../../schema/pages";
import { createTags, type Tag } from "../../schema/tags";
import { checkContent } from "../content/check-content";
import { isError, sortProblems } from "../problems/problem";
import { valueAt } from "../content/source/source-file";
import { startCommand, type CommandIo } from "./command";

const ANYTHING = z.string();

/** On this day each fixture has the error that it is named for. */
const TODAY = "2026-06-15";

/** The command. It takes no options. */
export async function manualCommand(_argv: string[], io: CommandIo): Promise<number> {
  await writeFile(join(io.cwd(), "content/README.md"), await makeManual(io.cwd()));
  return 0;
}

/**
 * The manual with new tables, each between the lines `<!-- name -->` and `<!-- /name -->`.
 * @param root the project's folder
 * @throws {Error} when the manual lacks one of these lines
 */
export async function makeManual(root: string): Promise<string> {
  const manual = await readFile(join(root, "content/README.md"), "utf8");
  const tables = { fields: fieldTables(), tags: tagTable(), errors: await errorTable(root) };
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from < 0 || to < from)
      throw new Error(`content/README.md has no lines ${start} and ${end}`);
    return `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`;
  }, manual);
}

function fieldTables(): string {
  const schemas = createPageSchemas(z.any(), ANYTHING);
  const head = ["| field | what it is | example |", "|---|---|---|"];
  const table = (name: keyof typeof schemas, heading: string) =>
    [`### ${heading}`, "", ...head, ...rowsOf(schemas[name], "")].join("\n");
  const layouts = Object.keys(LAYOUTS).filter(
    (name): name is keyof typeof LAYOUTS => name in schemas,
  );
  return [
    table("prose", "Every page without a layout of its own"),
    ...layouts.map((name) => table(name, `\`${name}.mdx\``)),
  ].join("\n\n");
}

/** A row for each field, and for each field inside it. */
function rowsOf(schema: z.ZodObject, prefix: string): string[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const inner = unwrap(field);
    const name = `${prefix}${key}${inner instanceof z.ZodArray ? "[]" : ""}`;
    const entry = inner instanceof z.ZodArray ? unwrap(inner.element) : inner;
    const isGroup = entry instanceof z.ZodObject;
    const isPlain = !isGroup && !(inner instanceof z.ZodArray);
    const example = isPlain ? code(JSON.stringify(valueAt(metaOf(field), ["examples", 0]))) : "";
    return [
      `| \`${name}\` | ${cell(noteOf(field))} | ${example} |`,
      ...(isGroup ? rowsOf(entry, `${name}.`) : []),
    ];
  });
}

function tagTable(): string {
  const tags: [string, Tag][] = Object.entries(createTags(z.any(), ANYTHING));
  const entries = tags.map(([name, { description, example, props }]) => {
    const rows = Object.entries(props.shape).map(([key, prop]) => `- \`${key}\`: ${noteOf(prop)}`);
    const list = rows.length > 0 ? `\n\n${rows.join("\n")}` : "";
    return `### \`<${name}>\`\n\n${description}\n\n\`\`\`mdx\n${example}\n\`\`\`${list}`;
  });
  return entries.join("\n\n");
}

/**
 * One row for each fixture: what is wrong, by the fixture's name, and the first problem that the check finds when the
 * fixture replaces its page in the specimen. Other words in content/ change no row.
 */
async function errorTable(root: string): Promise<string> {
  const folder = join(root, "tests/fixtures");
  const specimen = join(root, "tests/specimen");
  const files = await readdir(folder, { recursive: true });
  const rows: string[] = [];
  for (const file of files.filter((name) => /\.\S+\.mdx$/.test(name))) {
    const [page = "", mistake = ""] = basename(file).split(".");
    const text = await readFile(join(folder, file), "utf8");
    const unsaved = new Map([[resolve(specimen, "content", `${page}.mdx`), text]]);
    const { problems } = await checkContent(specimen, { unsaved, judgement: { today: TODAY } });
    const own = sortProblems(problems.filter((problem) => problem.file === `content/${page}.mdx`));
    const problem = own.find(isError) ?? own[0];
    if (!problem) continue;
    const parts = [problem.field && code(problem.field), cell(problem.message)];
    rows.push(`| ${mistake.replaceAll("-", " ")} | ${parts.filter(Boolean).join(" ")} |`);
  }
  return ["| mistake | what the check says |", "|---|---|", ...rows.toSorted()].join("\n");
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}

function metaOf(schema: unknown) {
  return [schema, unwrap(schema)]
    .map((part) => (part instanceof z.ZodType ? part.meta() : undefined))
    .find((found) => found !== undefined);
}

/** The sentence for writers, how many entries a list may have, and whether the field may be left out. */
function noteOf(schema: unknown): string {
  const count = metaOf(schema)?.count;
  const entries = count && sentence(`${describeCount(count)} entries.`);
  const isOptional = schema instanceof z.ZodOptional;
  return [metaOf(schema)?.description, entries, isOptional && "Optional."]
    .filter(Boolean)
    .join(" ");
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Escapes text for a cell of a Markdown table. */
function cell(text: string): string {
  return text.replace(/[|<>*_[\]\\{}`#~]/g, "\\$&").replaceAll("\n", " ");
}

function code(text: string | undefined): string {
  return text === undefined ? "" : `\`${text.replaceAll("|", "\\|").replaceAll("`", "'")}\``;
}

await startCommand(import.meta, manualCommand);
