// All files in; out the old addresses of pages that cannot lead on to them.
import type { Finding } from "../../../problems/problem";
import { formerAddresses } from "../../source/collection";
import type { CheckedFile } from "../../source/model";
import { fieldName, problemAt, rangeOf, rangeOfKey } from "../../source/source-file";
import { TAKEN } from "../file-names";

/** Without a query and a part: hosts lead on a path, and browsers keep the rest. */
const FORM = /^(?:\/[\w~-]+)+(?:\.(?:html?|php|aspx?))?$/;

/** The rule: each address under `formerly:` is free, and leads on to one page. */
export function checkFormerAddresses(files: readonly CheckedFile[]): Finding[] {
  const claims = new Map<string, string>();
  const pages = new Map(files.flatMap(({ path, file }) => (path ? [[path, file] as const] : [])));
  return files.flatMap(({ source, data, file }) =>
    formerAddresses(data).flatMap((address, index) => {
      // Not every file system tells capitals from small letters.
      const key = address.toLowerCase();
      const message =
        explainForm(address) ?? explainTaken(address, pages.get(key), claims.get(key));
      claims.set(key, claims.get(key) ?? file);
      const path = ["formerly", index];
      const range = rangeOf(source, path) ?? rangeOfKey(source, path);
      return message ? [problemAt(source, range, fieldName(path), message)] : [];
    }),
  );
}

function explainForm(address: string): string | undefined {
  if (FORM.test(address)) return undefined;
  const plain = `/${address.replace(/^https?:\/\/[^/]*|[?#].*$/g, "").replace(/^\/+|\/+$/g, "")}`;
  const wanted = FORM.test(plain) ? `"${plain}"` : 'an address such as "/science"';
  return `expected ${wanted}, found "${address}"`;
}

function explainTaken(address: string, page?: string, claim?: string): string | undefined {
  const [first = ""] = address.slice(1).split(/[/.]/);
  if (TAKEN.includes(first) || first === "index")
    return `the name "${first}" is taken by the site itself, expected another address; delete this line`;
  if (page) return `${address} is the address of content/${page} now; delete this line`;
  if (claim) return `${address} leads on to the page of content/${claim} already; delete this line`;
  return undefined;
}
