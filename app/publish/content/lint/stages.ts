// Checks the stages of programmes: each is one of those that the page names, or of those that every page has.
import { STAGES } from "../../../schema/shared-fields";
import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { listAt, problemAtField, textAt, valueAt } from "../source/source-file";

/** The rule: a bar ends at a stage that the chart has, and no stages are named in vain. */
export function checkStages({ source, data }: ParsedFile): Finding[] {
  const own = listAt(data, ["stages"]).map((stage) => String(stage).trim());
  const programmes = listAt(data, ["programmes"]);
  if (own.length > 0 && valueAt(data, ["programmes"]) === undefined)
    return [problemAtField(source, ["stages"], "no programme has these stages; delete them")];
  const stages = own.length > 0 ? own : STAGES;
  return programmes.flatMap((programme, index) => {
    const stage = textAt(programme, ["stage"]).trim();
    if (!stage || stages.includes(stage)) return [];
    const guess = nearest(stage, stages);
    const cure = guess
      ? `did you mean "${guess}"?`
      : "write one of them, or name all under `stages:`";
    const message = `"${stage}" is not one of ${stages.join(", ")}; ${cure}`;
    return [problemAtField(source, ["programmes", index, "stage"], message)];
  });
}
