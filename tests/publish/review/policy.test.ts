// When a header protects visitors less than before.
import { describe, expect, test } from "vitest";

import { explainHeader } from "../../../app/publish/review/judge/policy";

const CSP = "Content-Security-Policy";
const policy = (old: string, now: string) =>
  explainHeader(`${CSP} (_headers)`, `${CSP}: ${old}`, `${CSP}: ${now}`);

describe("a Content Security Policy", () => {
  test.each([
    ["the same", "default-src 'self'", "default-src 'self'"],
    ["a source less", "script-src 'self' https://a.example", "script-src 'self'"],
    ["nothing in place of a source", "script-src 'self'", "script-src 'none'"],
    ["a directive more", "default-src 'self'", "default-src 'self'; form-action 'none'"],
    ["another order", "script-src a b; img-src c", "img-src c; script-src b a"],
  ])("is not weaker with %s", (_, old, now) => {
    expect(policy(old, now)).toBeUndefined();
  });
  test.each([
    [
      "a source more",
      "script-src 'self'",
      "script-src 'self' 'unsafe-inline'",
      "script-src allows 'unsafe-inline'",
    ],
    [
      "a host",
      "connect-src 'none'",
      "connect-src https://a.example",
      "connect-src allows https://a.example",
    ],
    [
      "a directive less",
      "default-src 'self'; form-action 'none'",
      "default-src 'self'",
      "form-action is gone",
    ],
    [
      "a directive that allows more than the default did",
      "default-src 'none'",
      "default-src 'none'; script-src *",
      "script-src allows *",
    ],
  ])("is weaker with %s", (_, old, now, reason) => {
    expect(policy(old, now)).toBe(`the Content Security Policy is weaker: ${reason}`);
  });
  test("without a default allows every source, so that a new directive is stricter", () => {
    expect(policy("img-src 'self'", "img-src 'self'; script-src *")).toBeUndefined();
  });
  test.each([
    ["script-src-elem", "script-src"],
    ["worker-src", "script-src"],
    ["frame-src", "child-src"],
  ])("%s takes the place of %s", (directive, general) => {
    const old = `default-src *; ${general} 'self'`;
    expect(policy(old, `${old}; ${directive} 'self'`)).toBeUndefined();
    expect(policy(old, `${old}; ${directive} a.example`)).toContain(
      `${directive} allows a.example`,
    );
  });
  test("of nginx and of a page is read too", () => {
    const nginx = (value: string) => `add_header ${CSP} "${value}" always;`;
    const [old, now] = ["default-src 'self'; img-src 'self'", "default-src 'self'; img-src *"];
    expect(explainHeader(`${CSP} (nginx.conf)`, nginx(old), nginx(now))).toContain(
      "img-src allows *",
    );
    expect(explainHeader(`${CSP} (nginx.conf)`, nginx(old), nginx(old))).toBeUndefined();
    expect(explainHeader(CSP, old, now)).toContain("img-src allows *");
  });
  test("that is new is no danger, and one that is gone is", () => {
    expect(explainHeader(CSP, null, "default-src 'self'")).toBeUndefined();
    expect(explainHeader(CSP, "default-src 'self'", null)).toBe(
      "Content-Security-Policy is not sent any more",
    );
  });
});

test.each([
  ["X-Frame-Options: DENY", null, "X is not sent any more"],
  ["X-Frame-Options: DENY", "X-Frame-Options: ALLOW", "X says something else"],
  [null, "X-Frame-Options: DENY", "X is new, and nobody has judged it"],
])("any other header is judged by a person: %s → %s", (old, now, reason) => {
  expect(explainHeader("X", old, now)).toBe(reason);
});
test("lines in another order are judged by a person too", () => {
  expect(explainHeader("The order of its lines (_headers)", null, null)).toBe(
    "The order of its lines (_headers) changed, and a later line can undo an earlier one",
  );
});
test.each(["Cache-Control", "Content-Type", "gzip"])("%s protects nobody", (name) => {
  expect(explainHeader(name, "a", null)).toBeUndefined();
});
