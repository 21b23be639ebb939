// A page's fields in; out the addresses that it had before, and how such an address is written.
import { valueAt } from "./source-file";

/** Without a query and a part: hosts lead on a path, and browsers keep the rest. */
const FORM = /^(?:\/[\w~-]+)+(?:\.(?:html?|php|aspx?))?$/;

/** The addresses under `formerly:`; wrong ones too. @param data the fields as they were written */
export function formerAddresses(data: unknown): string[] {
  const list = valueAt(data, ["formerly"]);
  return Array.isArray(list)
    ? list.filter((address): address is string => typeof address === "string")
    : [];
}

/** Whether an old address is well spelled. */
export function isFormerAddress(address: string): boolean {
  return FORM.test(address);
}
