// Which alt texts help nobody, and what the writer is told.
import { describe, expect, test } from "vitest";

import { explainAlt } from "../../../../app/publish/content/lint/alt-text";

describe("a description is refused", () => {
  test("without words", () => {
    expect(explainAlt(" … ")).toMatchInlineSnapshot(
      `"the image has no description, expected what it shows, such as "Two bars; the second is much shorter.""`,
    );
    expect(explainAlt("")).toBe(explainAlt(" - "));
  });
  test("that is the name of a file", () => {
    expect(explainAlt("slide-1.svg")).toMatchInlineSnapshot(
      `"the description "slide-1.svg" is the name of a file, expected what the image shows, such as "Two bars; the second is much shorter.""`,
    );
  });
  test.each([
    "IMG_1234",
    "DSC0042",
    "slide-1",
    "20250714_101500",
    "chart-final-v2",
    "photo.JPEG",
    "42",
  ])("that looks like one: %s", (alt) => {
    expect(explainAlt(alt)).toContain("the name of a file");
  });
  test("that is the name of its own file, in any spelling", () => {
    expect(explainAlt("Lab bench", "./images/lab-bench.jpg")).toContain("the name of a file");
    expect(explainAlt("Lab bench", "./images/dose-finder.jpg")).toBeUndefined();
  });
  test("that could stand under any image", () => {
    expect(explainAlt("Photo")).toMatchInlineSnapshot(
      `"the description "Photo" could stand under any image, expected what this one shows, such as "Two bars; the second is much shorter.""`,
    );
  });
  test.each(["image", "A screenshot.", "Figure 2", "the logo", "alt text", "Placeholder"])(
    "that could stand under any other: %s",
    (alt) => {
      expect(explainAlt(alt)).toContain("could stand under any image");
    },
  );
  test("that begins with what is said anyway, and the rest is offered", () => {
    expect(explainAlt("An image of two bars.")).toMatchInlineSnapshot(
      `"the description begins with "An image of", which is said of every image anyway, expected only what it shows: "Two bars.""`,
    );
    expect(explainAlt("Picture of")).toContain('"Two bars; the second is much shorter."');
  });
  test.each([
    "photo of a lab",
    "PICTURE of a lab",
    "Screenshot showing a form",
    "This graphic shows a molecule",
  ])("that begins alike: %s", (alt) => {
    expect(explainAlt(alt)).toMatch(/begins with .* "(A lab|A form|A molecule)"$/);
  });
});

test.each([
  "Two bars; the second is much shorter.",
  "GLP-1",
  "505(b)(2)",
  "Imaging of a mouse brain",
  "Photosynthesis in a leaf",
  "Picture frames on a wall",
  "Слайд с двумя столбцами",
])("a description of what is seen is good: %s", (alt) => {
  expect(explainAlt(alt)).toBeUndefined();
});
