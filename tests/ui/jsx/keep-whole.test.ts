// Which words of a text stay on one line.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { jsx, jsxs } from "../../../app/ui/jsx/jsx-runtime";

/** The text of a paragraph as HTML, without the class's name. */
function show(element: ReactElement): string {
  return renderToStaticMarkup(element).replace(/ class="\w+"/g, "");
}

test("a reference with brackets is marked, with its code, in any place and any number", () => {
  const text = "The 505(b)(2) pathway, see 21 CFR 312.7(a).";
  expect(show(jsx("p", { children: text }))).toBe(
    "<p>The <span>505(b)(2)</span> pathway, see <span>21 CFR 312.7(a)</span>.</p>",
  );
  expect(show(jsxs("p", { children: ["Hybrid ", "505(b)(2)", jsx("b", { children: "x" })] }))).toBe(
    "<p>Hybrid <span>505(b)(2)</span><b>x</b></p>",
  );
});

test("other text stays as it is, also what a component gets", () => {
  const text = "A drug (new) for 5+ years, (919) 555-0100.";
  expect(show(jsx("p", { children: text }))).toBe(`<p>${text}</p>`);
  expect(show(jsx("style", { children: "p { scale: calc(1) }" }))).toContain("calc(1)");
  const Length = ({ children }: { children?: unknown }) => jsx("i", { children: typeof children });
  expect(show(jsx(Length, { children: "505(b)(2)" }))).toBe("<i>string</i>");
});
