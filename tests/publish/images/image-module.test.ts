// The code that declares an image to a page.
import { cp, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { resolveConfig } from "vite";
import { describe, expect, test } from "vitest";

import { contentPlugins } from "../../../app/publish/build/content-plugin";
import { imageSource } from "../../../app/publish/images/image-module";
import { made, plain, readGood, inEmptyProject } from "../../support/images";
import { SPECIMEN } from "../../support/specimen";

inEmptyProject();

describe("a page", () => {
  /** Runs the code with each file's path as its address. */
  async function evaluate(code: string): Promise<unknown> {
    const plainCode = code.replace(/^import (\w+) from "(.*)\?url";$/gm, 'const $1 = "$2";');
    const module: unknown = await import(
      `data:text/javascript,${encodeURIComponent(`${plainCode}\nexport default image0;`)}`
    );
    return Object.getOwnPropertyDescriptor(module, "default")?.value;
  }

  test("is given a photo's files by width, each under a name that says what it is", async () => {
    const file = await readGood("lab.jpg", await plain(500, 250).jpeg().toBuffer());
    const { paths } = await made(file);
    expect(paths.map((path) => path.replace(/^.*\//, ""))).toEqual([
      "lab-500.avif",
      "lab-500.webp",
      "lab-500.jpg",
    ]);
    const [avif, webp, jpeg] = paths;
    expect(await evaluate(await imageSource(file, "image0"))).toEqual({
      src: jpeg,
      width: 500,
      height: 250,
      sources: [
        { type: "image/avif", srcset: `${avif} 500w` },
        { type: "image/webp", srcset: `${webp} 500w` },
      ],
    });
  });
  test("is given a drawing as one file, whose ending every host knows", async () => {
    const file = await readGood(
      "Chart.SVG",
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>',
    );
    expect(await evaluate(await imageSource(file, "image0"))).toEqual({
      src: "prepared" in file && file.prepared,
      width: 40,
      height: 30,
    });
    expect("prepared" in file && file.prepared).toMatch(/\/Chart\.svg$/);
  });

  test("gets a photo that it names twice in both places", async () => {
    await writeFile("content/images/mark.png", await plain(64, 64).png().toBuffer());
    await cp(SPECIMEN, "content", {
      recursive: true,
      filter: (path) => !path.endsWith(".svg"),
    });
    const site = await readFile(join(SPECIMEN, "site.mdx"), "utf8");
    await writeFile(
      "content/site.mdx",
      site.replace(/^(logo|icon): .*$/gm, "$1: ./images/mark.png"),
    );
    const data = contentPlugins().find(({ name }) => name === "content-data");
    // Tells the plugin where the project is.
    await resolveConfig({ configFile: false, root: process.cwd(), plugins: [data] }, "build");
    const result: unknown =
      typeof data?.transform === "function"
        ? await Reflect.apply(data.transform, undefined, ["", resolve("content/site.mdx")])
        : undefined;
    expect(result).toHaveProperty(
      "code",
      expect.stringMatching(/"icon": image0, .*"logo": image0, /),
    );
  });
});
