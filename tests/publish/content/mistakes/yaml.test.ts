// Mistakes that leave lines at the top of a file which cannot be read as fields.
import { edit, fields } from "./mistake";
import { findsMistakes } from "./finds-mistakes";

const HEADLINE = "headline: Oops! Page not found";
/** The not-found page with another headline, which is on line 5. */
const headline = (line: string) => edit("not-found.mdx", HEADLINE, line);
const quoted = (sign: string, text: string) =>
  `5 "${sign}" has a special meaning here; put quotes around … \`headline: "${text}"\``;
const NO_FIELDS = 'the fields of a file stand between two lines of exactly "---", …';
const INSIDE = "5 the quotes around this text are used inside it too; put the other kind …";
const NO_NAME = "this line needs a name, a colon and a space in front; …";
const DASH = "an entry starts with a hyphen and a plain space; write `- ` before its words";
const COLUMN = "this line, or one just above, starts in the wrong column; …";

findsMistakes({
  "a colon inside a text": [
    headline("headline: Oops: not found"),
    quoted(":", "Oops: not found"),
    headline('headline: "Oops: not found"'),
  ],
  "a colon at the end": [headline("headline: Not found:"), quoted(":", "Not found:")],
  "a star at the start": [headline("headline: *Page* gone"), quoted("*", "*Page* gone")],
  "an anchor": [headline("headline: &no page"), quoted("&", "&no page")],
  "a kind of value": [headline("headline: !404"), quoted("!", "!404")],
  "a percent sign": [headline("headline: %404"), quoted("%", "%404")],
  "an at sign": [headline("headline: @home"), quoted("@", "@home")],
  "a greater-than sign": [headline("headline: > 5 moved"), quoted(">", "> 5 moved")],
  "a bracket at the start": [headline("headline: [404] error"), quoted("[", "[404] error")],
  "a brace at the start": [headline("headline: {n} of {t}"), quoted("{", "{n} of {t}")],
  "a number sign drops the rest": [headline("headline: No # at all"), quoted("#", "No # at all")],
  "a number sign at the start": [headline("headline: #home"), quoted("#", "#home")],
  "quotes inside quotes": [
    headline('headline: "The "new" site"'),
    INSIDE,
    headline(`headline: 'The "new" site'`),
  ],
  "text after the closing quote": [headline('headline: "Home" is here'), INSIDE],
  "a backslash between quotes": [headline(String.raw`headline: "Oops\d"`), INSIDE],
  "a quote that is not closed": [
    headline('headline: "Oops'),
    "5 the quote at the start of this text is not closed; end the text with a straight …",
  ],
  "a bracket that is not closed": [
    headline("headline: [Oops"),
    "5 the bracket at the start is not closed; close it, or put quotes around the text",
  ],
  "no space after the colon": [
    headline("headline:Not found"),
    "5 a plain space is missing after the colon; write `headline: Not found`",
    headline("headline: Not found"),
  ],
  "no colon at all": [headline("headline Not found"), `5 ${NO_NAME}`],
  "a text that goes on without spaces": [headline("headline: Oops!\nnot found"), `6 ${NO_NAME}`],
  "no space after a dash": [
    edit("contact-us.mdx", "- label: The second", "-label: The second"),
    `… ${DASH}`,
  ],
  "stars before the entries": [fields("checklist:\n  * One.\n  * Two."), `5 ${DASH}`],
  "a dash forgotten in a list": [
    fields("people:\n  - name: A\n    role: B\n    text: C\n    name: D\n    role: E\n    text: F"),
    '8 "name" is written twice in one group; if it begins another entry, put a dash …',
  ],
  "a field that is written twice": [
    edit("not-found.mdx", "link: Return", "link: Go back\nlink: Return"),
    '7 "link" is written twice in one group; …',
  ],
  "a tab": [
    edit("contact-us.mdx", "  headline", "\theadline"),
    "… this line is indented with a tab or with special spaces; type two plain spaces …",
  ],
  "a space too few": [edit("contact-us.mdx", "  lead: The", " lead: The"), `… ${COLUMN}`],
  "a space too many": [edit("contact-us.mdx", "  lead: The", "   lead: The"), `… ${COLUMN}`],
  "no lines of dashes": [{ "not-found.mdx": "Page not found\n" }, `1 ${NO_FIELDS}`],
  "a fourth dash": [edit("not-found.mdx", "Home\n---\n", "Home\n----\n"), `1 ${NO_FIELDS}`],
  "nothing between the dashes": [{ "not-found.mdx": "---\n---\n" }, `2 ${NO_FIELDS}`],
});
