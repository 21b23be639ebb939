// A field that is on or not there, such as `draft: true`; what is wrong with another value of it.
import { z } from "zod";

/** Whether a field is on, with `true`, or not there; it may take words too. */
export function isSwitch(wanted: z.ZodType | undefined): boolean {
  const isUnion = wanted instanceof z.ZodUnion;
  return (
    wanted instanceof z.ZodBoolean ||
    (isUnion && wanted.options.some((option) => option instanceof z.ZodLiteral))
  );
}

/** What is wrong with a field that is on, with `true`, or not there. */
export function explainSwitch(name: string, value: unknown, spelling = String(value)): string {
  const isOff = /^(?:no|off|false|none|never|0|n)$/i.test(String(value).trim());
  return isOff
    ? `is \`true\` or not there at all, found ${shorten(spelling)}; delete this line`
    : `expected \`${name}: true\`, found ${shorten(spelling)}`;
}

/** A text as a message repeats it. */
export function shorten(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
