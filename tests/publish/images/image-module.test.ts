// Runs the code that declares an image to a page.
import { expect, test } from "vitest";

import { imageSource } from "../../../app/publish/images/image-module";
import { made, plain, readGood, inEmptyProject } from "../../support/images";

inEmptyProject();

/** Runs the code with each file's path as its address. */
async function evaluate(code: string): Promise<unknown> {
  const plainCode = code.replace(/^import (\w+) from "(.*)\?url";$/gm, 'const $1 = "$2";');
  const module: unknown = await import(
    `data:text/javascript,${encodeURIComponent(`${plainCode}\nexport default image0;`)}`
  );
  return Object.getOwnPropertyDescriptor(module, "default")?.value;
}

test("publishes a photo's files by width, each under a name that describes it", async () => {
  const file = await readGood("lab.jpg", await plain(500, 250).jpeg().toBuffer());
  const { paths } = await made(file);
  expect(paths.map((path) => path.replace(/^.*\//, ""))).toEqual([
    "lab-500.avif",
    "lab-500.webp",
    "lab-500.jpg",
  ]);
  const [avif, webp, jpeg] = paths;
  expect(await evaluate(await imageSource(file, "image0"))).toEqual({
    ...{ src: jpeg, width: 500, height: 250 },
    sources: [
      { type: "image/avif", srcset: `${avif} 500w` },
      { type: "image/webp", srcset: `${webp} 500w` },
    ],
  });
});

test("publishes a drawing as one file with the ending .svg", async () => {
  const file = await readGood(
    "Chart.SVG",
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>',
  );
  const prepared = "prepared" in file ? file.prepared : "";
  expect(prepared).toMatch(/\/Chart\.svg$/);
  const declared = { src: prepared, width: 40, height: 30 };
  expect(await evaluate(await imageSource(file, "image0"))).toEqual(declared);
});
