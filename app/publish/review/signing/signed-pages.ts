// A file in; out which pages were signed with which hash: the signatures of this project, a report, or any text with a
// path and a hash on a line.
import { parseSignatures, SIGNATURES, type UnreadableLine } from "../../content/signatures";
import { isGroup } from "../snapshot/content-files";

/** A page as somebody signed it; the signatures file alone knows who. */
export interface SignedPage {
  path: string;
  hash: string;
  signer?: { role: string; name: string; date: string };
  /** The commit whose text was signed, if a report names it. */
  commit?: string;
}

export interface SignedPages {
  signed: SignedPage[];
  /** Lines of a signatures file that are none. */
  unreadable: UnreadableLine[];
}

/** A path and a hash on one line, as the summary lists them. */
const SIGNED_LINE = /(?:^|[\s`|])(\/[^\s`|]*)[\s`|]+([0-9a-f]{64})(?![0-9a-f])/gm;

/** @param file its name tells the signatures file from other texts */
export function readSignedPages(file: string, text: string): SignedPages {
  if (isSignaturesFile(file)) {
    const { signatures, unreadable } = parseSignatures(text);
    const signed = signatures.map(({ path, hash, role, name, date }) => ({
      ...{ path, hash, signer: { role, name, date } },
    }));
    return { signed, unreadable };
  }
  const lines = [...text.matchAll(SIGNED_LINE)];
  const signed = readReport(text) ?? lines.map(([, path = "", hash = ""]) => ({ path, hash }));
  return { signed, unreadable: [] };
}

/** Whether a file is this project's list of signatures, or a copy of it. */
export function isSignaturesFile(file: string): boolean {
  return file.replaceAll("\\", "/").split("/").at(-1) === SIGNATURES.split("/").at(-1);
}

/** The pages of a report that are there to be signed; undefined when the text is no report. */
function readReport(text: string): SignedPage[] | undefined {
  const report = parseJson(text);
  if (!isGroup(report) || !Array.isArray(report["pages"])) return undefined;
  const { head } = report;
  const isClean = isGroup(head) && head["isDirty"] === false && typeof head["commit"] === "string";
  const commit = isClean ? String(head["commit"]) : undefined;
  return report["pages"].flatMap((page: unknown) => {
    if (!isGroup(page)) return [];
    const { path, hash } = page;
    if (typeof path !== "string" || typeof hash !== "string") return [];
    return [{ path, hash, ...(commit !== undefined && { commit }) }];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
