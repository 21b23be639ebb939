// The markup of a picture: which file a browser takes, and when.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { narrowDrawing } from "../../app/theme/breakpoints";
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

/** The tags of a picture, one a line. */
const render = (props: Omit<Parameters<typeof Picture>[0], "alt" | "sizes">) => {
  const picture = createElement(Picture, { alt: "A lab", sizes: "50vw", ...props });
  return renderToStaticMarkup(picture).replace(/(?<=>)(?=<)/g, "\n");
};

test("a picture offers the best format first, at its width on the page, and loads late unless told otherwise", () => {
  expect(render({ image: photo })).toMatchInlineSnapshot(`
    "<picture>
    <source type="image/avif" srcSet="/a.avif 480w" sizes="50vw" width="900" height="600"/>
    <source type="image/webp" srcSet="/a.webp 480w" sizes="50vw" width="900" height="600"/>
    <img alt="A lab" src="/a.jpg" width="900" height="600" loading="lazy" decoding="async"/>
    </picture>"
  `);
  expect(render({ image: photo, isEager: true })).toMatch(
    /loading="eager" decoding="async" fetchpriority="high"/,
  );
});

test("a picture offers narrow screens their own files first, in every format", () => {
  const html = render({ image: drawing, narrow: photo });
  expect(html.replaceAll(narrowDrawing, "narrow")).toMatchInlineSnapshot(`
    "<picture>
    <source type="image/avif" srcSet="/a.avif 480w" sizes="50vw" media="narrow" width="900" height="600"/>
    <source type="image/webp" srcSet="/a.webp 480w" sizes="50vw" media="narrow" width="900" height="600"/>
    <source srcSet="/a.jpg" sizes="50vw" media="narrow" width="900" height="600"/>
    <img alt="A lab" src="/b.svg" width="300" height="400" class=" narrow" loading="lazy" decoding="async"/>
    </picture>"
  `);
});
