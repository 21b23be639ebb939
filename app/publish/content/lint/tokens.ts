// Files and drawings with their tokens filled in; out the tokens that have no value, or that change what is around them.
import { isScalar, visit } from "yaml";

import { companyFields } from "../../../schema/company";
import type { Finding } from "../../problems/problem";
import type { ParsedFile, Source } from "../source/model";
import { problemAt, rangeOf } from "../source/source-file";

/** The rule: every token has a value, and stands for words and nothing else. */
export function checkTokens({ name, source }: Pick<ParsedFile, "name" | "source">): Finding[] {
  return [
    ...checkNames(source),
    ...(name === "site" ? checkCompany(source) : []),
    ...checkEntries(source),
  ];
}

/** The same for a drawing, which is told what it stands for nowhere else. */
export function checkNames(source: Source): Finding[] {
  return source.fills.flatMap(({ filled, mistake }) =>
    mistake === undefined ? [] : [problemAt(source, filled, "", mistake)],
  );
}

/** What other files use cannot use itself. */
function checkCompany(source: Source): Finding[] {
  return Object.keys(companyFields).flatMap((field) => {
    const [start, end] = rangeOf(source, [field]) ?? [0, 0];
    const inside = source.fills.filter(({ filled }) => filled[0] < end && filled[1] > start);
    return inside.flatMap(({ name, filled, mistake }) => {
      if (mistake !== undefined || (field === "copyright" && name !== "site.copyright")) return [];
      const message = `{${name}} cannot be used here, because other files use this field; expected the words themselves`;
      return [problemAt(source, filled, field, message)];
    });
  });
}

/** In a list between brackets, a comma ends an entry. */
function checkEntries(source: Source): Finding[] {
  const bounds: number[] = [];
  visit(source.yaml ?? null, (_, node) => {
    if (isScalar(node) && node.range)
      bounds.push(source.yamlStart + node.range[0], source.yamlStart + node.range[1]);
  });
  return source.fills
    .filter(({ filled: [start, end] }) => bounds.some((at) => start < at && at < end))
    .map(({ name, filled }) => {
      const message = `{${name}} holds a comma, which ends an entry between brackets, expected quotes around the entry: "{${name}}"`;
      return problemAt(source, filled, "", message);
    });
}
