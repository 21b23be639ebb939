// Text in, HTML out in which it stays text: values are escaped unless they are HTML of ours already.

/** Markup that was put together here. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | null | undefined | readonly Value[];

/** A template whose values are escaped; lists are joined, and `false`, `null` and `undefined` are nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((text, index) => text + print(values[index])).join(""));
}

function print(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "object" && value !== null) return value.map(print).join("");
  if (value === false || value === null || value === undefined) return "";
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
