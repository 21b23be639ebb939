import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React's style of markup: valid, and out of our control.
    "attr-case": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    // React's ids (":R1:") are valid: HTML allows any id without a space.
    "valid-id": ["error", { relaxed: true }],
    // WebKit needs role="list" on lists without markers.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // Writers use plain spaces and hyphens.
    "tel-non-breaking": "off",
    // Files of our own origin need no integrity attribute.
    "require-sri": ["error", { target: "crossorigin" }],
  },
});

/** Finds where a page is no valid HTML: the errors, one line each. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
