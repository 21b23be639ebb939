// The markup of a picture: which file a browser takes, and when.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { narrowDrawing as NARROW } from "../../app/theme/breakpoints";
import { Picture } from "../../app/ui/picture";

vi.mock("../../app/ui/picture.css", () => ({ narrow: "narrow" }));

const photo = {
  src: "/a.jpg",
  width: 900,
  height: 600,
  sources: [
    { type: "image/avif", srcset: "/a.avif 480w" },
    { type: "image/webp", srcset: "/a.webp 480w" },
  ],
};
const drawing = { src: "/b.svg", width: 300, height: 400 };
const render = (props: Parameters<typeof Picture>[0]) =>
  renderToStaticMarkup(createElement(Picture, props));

test("a picture offers the best format first, at its width on the page, and loads late unless told otherwise", () => {
  expect(render({ image: photo, alt: "A lab", sizes: "50vw" })).toMatchInlineSnapshot(
    `"<picture><source type="image/avif" srcSet="/a.avif 480w" sizes="50vw" width="900" height="600"/><source type="image/webp" srcSet="/a.webp 480w" sizes="50vw" width="900" height="600"/><img alt="A lab" src="/a.jpg" width="900" height="600" loading="lazy" decoding="async"/></picture>"`,
  );
  expect(render({ image: photo, alt: "A lab", isEager: true })).toMatch(
    /loading="eager" decoding="async" fetchpriority="high"/,
  );
});
test("a picture offers narrow screens their own files first, in every format", () => {
  const html = render({ image: drawing, narrow: photo, alt: "A lab" });
  const tags = [...html.matchAll(/<(source|img)\b[^>]*/g)].map(([tag]) => tag);
  expect(
    tags.map((tag) => [/(?:srcSet|src)="([^" ]*)/.exec(tag)?.[1], /media="([^"]*)/.exec(tag)?.[1]]),
  ).toEqual([
    ["/a.avif", NARROW],
    ["/a.webp", NARROW],
    ["/a.jpg", NARROW],
    ["/b.svg", undefined],
  ]);
  expect(tags.map((tag) => /width="(\d+)" height="(\d+)"/.exec(tag)?.slice(1).join(" "))).toEqual([
    "900 600",
    "900 600",
    "900 600",
    "300 400",
  ]);
});
