// When a header protects visitors less than before.
import { expect, test } from "vitest";

import { explainHeader } from "../../../app/publish/review/judge/policy";

const CSP = "Content-Security-Policy";
const WEAKER = "the Content Security Policy is weaker: ";
const SELF = "script-src 'self'";

test.each([
  ["default-src 'self'", "default-src 'self'", ""],
  [`${SELF} https://a.example`, SELF, ""],
  [SELF, "script-src 'none'", ""],
  ["default-src 'self'", "default-src 'self'; form-action 'none'", ""],
  ["script-src a b; img-src c", "img-src c; script-src b a", ""],
  // Without a default every source is allowed, so a new directive is stricter.
  ["img-src 'self'", "img-src 'self'; script-src *", ""],
  [SELF, `${SELF} 'unsafe-inline'`, "script-src allows 'unsafe-inline'"],
  ["connect-src 'none'", "connect-src https://a.b", "connect-src allows https://a.b"],
  ["default-src 'self'; form-action 'none'", "default-src 'self'", "form-action is gone"],
  ["default-src 'none'", "default-src 'none'; script-src *", "script-src allows *"],
  // A directive takes the place of a more general one, and not of the default.
  [SELF, `${SELF}; script-src-elem 'self'`, ""],
  [SELF, `${SELF}; script-src-elem a.example`, "script-src-elem allows a.example"],
  [SELF, `${SELF}; worker-src 'self'`, ""],
  [SELF, `${SELF}; worker-src a.example`, "worker-src allows a.example"],
  ["child-src 'self'", "child-src 'self'; frame-src 'self'", ""],
  ["child-src 'self'", "child-src 'self'; frame-src a.example", "frame-src allows a.example"],
])("%s → %s: %s", (old, now, reason) => {
  const expected = reason === "" ? undefined : WEAKER + reason;
  const nginx = (value: string) => `add_header ${CSP} "${value}" always;`;
  // In a page, in _headers and in nginx's configuration.
  expect(explainHeader(CSP, old, now)).toBe(expected);
  expect(explainHeader(`${CSP} (_headers)`, `${CSP}: ${old}`, `${CSP}: ${now}`)).toBe(expected);
  expect(explainHeader(`${CSP} (nginx.conf)`, nginx(old), nginx(now))).toBe(expected);
});

test.each([
  [CSP, null, "default-src 'self'", undefined],
  [CSP, "default-src 'self'", null, `${CSP} is not sent any more`],
  ["X", "X-Frame-Options: DENY", null, "X is not sent any more"],
  ["X", "X-Frame-Options: DENY", "X-Frame-Options: ALLOW", "X says something else"],
  ["X", null, "X-Frame-Options: DENY", "X is new, and nobody has judged it"],
  [
    "The order of its lines (_headers)",
    null,
    null,
    "The order of its lines (_headers) changed, and a later line can undo an earlier one",
  ],
  // These protect nobody.
  ["Cache-Control", "a", null, undefined],
  ["Content-Type", "a", null, undefined],
  ["gzip", "a", null, undefined],
])("%s: %s → %s is judged by a person: %s", (name, old, now, reason) => {
  expect(explainHeader(name, old, now)).toBe(reason);
});
