// A page in; out what its writer meant to be shown, or to be read as a field, and what visitors would not get.
import { visit } from "unist-util-visit";

import { count, type Finding } from "../../../problems/problem";
import { hasLayout } from "../../source/collection";
import type { ParsedFile } from "../../source/model";
import { TAGS } from "../../source/schemas";
import { problemAt, rangeOfKey, valueAt } from "../../source/source-file";
import { nodeRange } from "../../source/text-ranges";

/** Lists that a page shows at its end, with a tag or without. */
const AT_THE_END = ["stats", "terms"];

/** The rule: nothing that was written is left out, and no field is shown as text. */
export function checkUnshown(file: ParsedFile): Finding[] {
  const isProsePage = !hasLayout(file.name);
  return [...checkFields(file), ...(isProsePage ? [...checkEmpty(file), ...checkLists(file)] : [])];
}

/** Fields below the second line of dashes: `draft: true` there publishes the page. */
function checkFields({ tree, source, schema }: ParsedFile): Finding[] {
  return tree.children.flatMap((node) => {
    if (node.type !== "paragraph" && node.type !== "heading") return [];
    const range = nodeRange(node, source);
    const [line = "", key = ""] = /^(\w+):(?=\s|$).*/.exec(source.text.slice(...range)) ?? [];
    if (!Object.hasOwn(schema.shape, key)) return [];
    const message = `"${line.trim()}" stands below the second line of "---" and would be shown as text; move this line above it`;
    return [problemAt(source, [range[0], range[0] + line.length], "", message)];
  });
}

function checkEmpty({ tree, source, data }: ParsedFile): Finding[] {
  if ([...AT_THE_END, "lead"].some((field) => valueAt(data, [field]) !== undefined)) return [];
  let isEmpty = true;
  visit(tree, ({ type }) => {
    if (/^(?:text|inlineCode|code|image|mdxJsx|mdxjsEsm)/.test(type)) isEmpty = false;
  });
  if (!isEmpty || valueAt(data, ["draft"]) === true) return [];
  const message = 'this page is empty, expected its text below the second line of "---"';
  return [problemAt(source, [0, "---".length], "", message)];
}

/** Lists among the fields that only their tag shows. */
function checkLists({ tree, source, data }: ParsedFile): Finding[] {
  let code = "";
  visit(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    for (const { value } of node.attributes)
      if (typeof value === "object") code += ` ${value?.value}`;
  });
  return Object.values(TAGS).flatMap(({ example }) => {
    const [, field = ""] = /frontmatter\.(\w+)/.exec(example) ?? [];
    const list = valueAt(data, [field]);
    const isShown = AT_THE_END.includes(field) || new RegExp(String.raw`\.${field}\b`).test(code);
    if (!field || !Array.isArray(list) || isShown) return [];
    const message = `nothing shows this list of ${count(list.length, "entry").replace("entrys", "entries")}, expected its tag in the text: ${example}`;
    return [problemAt(source, rangeOfKey(source, [field]), field, message)];
  });
}
