// Counts the shapes that are drawn for an amount: all, those up to the high end of its range, and those up to the low end.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { Amount } from "../../app/sections/amount";

vi.mock("../../app/sections/comparison.css", () => ({
  drawing: "",
  petals: "",
  whole: "",
  range: "",
  amount: "",
}));

type Props = Parameters<typeof Amount>[0];

const PETALS = 21;

test.each<[Props["motif"], from: number, to: number, whole: number, shapes: number[]]>([
  ["cells", 0.4, 0.4, 0.7, [14, 8, 8]],
  ["bonds", 90, 100, 100, [20, 20, 18]],
  ["seeds", 42, 42, 100, [PETALS, 9, 9]],
  ["seeds", 0, 0, 5, [0, 0, 0]],
  ["cells", 0, 0, 0, [0, 0, 0]],
])("an amount is drawn as %s: %d to %d of %d", (motif, from, to, whole, shapes) => {
  const html = renderToStaticMarkup(createElement(Amount, { motif, from, to, whole }));
  const paths = [...html.matchAll(/ d="([^"]*)"/g)].map(([, d = ""]) => d);
  expect(paths.map((d) => d.split("M").length - 1)).toEqual(shapes);
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});

test("draws a fraction of a cell as that part of its area", () => {
  const areaOf = (amount: number) => {
    const props: Props = { motif: "cells", from: amount, to: amount, whole: 30 };
    const d = renderToStaticMarkup(createElement(Amount, props)).split(' d="')[3] ?? "";
    const [x = [], y = []] = [0, 1].map((axis) =>
      [...d.slice(0, d.indexOf("Z")).matchAll(/[\d.-]+/g)]
        .filter((_, index) => index % 2 === axis)
        .map(Number),
    );
    return (Math.max(...x) - Math.min(...x)) * (Math.max(...y) - Math.min(...y));
  };
  expect(areaOf(0.25) / areaOf(1)).toBeCloseTo(0.25, 1);
});
