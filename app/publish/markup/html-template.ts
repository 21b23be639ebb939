import { escapeMarkup } from "./escape";

export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | null | undefined | readonly Value[];

/** Writes HTML from a template: escapes values, joins lists, omits `false` and nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((text, index) => text + print(values[index])).join(""));
}

function print(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "object" && value !== null) return value.map(print).join("");
  if (value === false || value === null || value === undefined) return "";
  return escapeMarkup(String(value));
}
