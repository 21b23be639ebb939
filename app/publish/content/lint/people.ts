// Checks the groups of people: each tag shows somebody, and each person is shown.
import { visit } from "unist-util-visit";

import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { listAt, problemAt, problemAtField, textAt } from "../source/source-file";
import { nodeRange } from "../source/texts";

/** The rule: the groups of `people:` are those that the tags show. */
export function checkPeople({ tree, source, data, fields }: ParsedFile): Finding[] {
  const people = listAt(data, ["people"]);
  // What is wrong with an entry is reported once: among the fields.
  if (!fields?.success || people.length === 0) return [];
  const groups = [...new Set(people.map(groupOf))].filter(Boolean);
  const shown: string[] = [];
  const empty: Finding[] = [];
  visit(tree, "mdxJsxFlowElement", (node) => {
    if (node.name !== "People") return;
    const attribute = node.attributes.find((each) => "name" in each && each.name === "group");
    const group = typeof attribute?.value === "string" ? attribute.value : "";
    shown.push(group);
    if (!attribute || !group || groups.includes(group)) return;
    const message = `nobody under \`people:\` has the group "${group}"`;
    const cure = cureFor(group, groups) ?? `; write \`group: ${group}\` below a person's name`;
    empty.push(problemAt(source, nodeRange(attribute, source), "", message + cure));
  });
  const isComplete = shown.length === 0 || shown.includes("");
  if (isComplete || empty.length > 0) return empty;
  return people.flatMap((person, index) => {
    const group = groupOf(person);
    if (shown.includes(group)) return [];
    const message = group
      ? `no tag shows the group "${group}"${cureFor(group, shown) ?? `; add <People people={frontmatter.people} group="${group}" />`}`
      : `no tag shows a person without a group; add \`group:\` with ${shown.join(" or ")}`;
    return [problemAtField(source, ["people", index, "group"], message)];
  });
}

function groupOf(person: unknown): string {
  return textAt(person, ["group"]).trim();
}

function cureFor(group: string, known: readonly string[]): string | undefined {
  const guess = nearest(group, [...known]);
  return guess && `, did you mean "${guess}"?`;
}
