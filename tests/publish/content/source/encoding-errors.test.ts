// What a writer reads when a file's encoding is wrong, or when Git or a word processor left something in it.
import { expect, test } from "vitest";

import { readSource } from "../../../../app/publish/content/source/source-file";
import { say } from "../../../support/prose";

const PAGE = "---\ntitle: Déjà vu\n---\n\nWords.\n";

function problemsIn(bytes: string | Buffer): string {
  const { encoding, yaml } = readSource(
    "content/news.mdx",
    bytes.toString("utf8"),
    new Map(),
  ).errors;
  return say([...encoding, ...yaml]);
}

test("line ends of Windows and an invisible mark at the start are fine", () => {
  expect(problemsIn(PAGE)).toBe("");
  expect(problemsIn(`\uFEFF${PAGE.replaceAll("\n", "\r\n")}`)).toBe("");
});

test("another encoding", () => {
  expect(problemsIn(Buffer.from(PAGE, "latin1"))).toMatchInlineSnapshot(
    `"content/news.mdx:2:9  this character cannot be read, expected a file that is saved as UTF-8; save it again as UTF-8, which editors offer as the file's encoding, and write the character again if it is still lost"`,
  );
  expect(problemsIn(Buffer.from(PAGE, "utf16le"))).toMatchInlineSnapshot(
    `"content/news.mdx:1:1  the file is saved as UTF-16, expected UTF-8; save it again as UTF-8, which editors offer as the file's encoding"`,
  );
  expect(problemsIn(Buffer.from(`\uFEFF${PAGE}`, "utf16le"))).toBe(
    problemsIn(Buffer.from(PAGE, "utf16le")),
  );
  expect(problemsIn(Buffer.from(`\uFEFF${PAGE}`, "utf16le").swap16())).toBe(
    problemsIn(Buffer.from(PAGE, "utf16le")),
  );
});

test("line ends of old programs, in all lines or in one", () => {
  expect(problemsIn(PAGE.replaceAll("\n", "\r"))).toMatchInlineSnapshot(
    `"content/news.mdx:1:4  the line ends here as in files of old programs (CR), expected LF or CRLF; choose that in the editor and save the file again"`,
  );
  expect(problemsIn(PAGE.replace("Words.", "Words.\rMore."))).toMatchInlineSnapshot(
    `"content/news.mdx:5:7  the line ends here as in files of old programs (CR), expected LF or CRLF; choose that in the editor and save the file again"`,
  );
});

test("a file with characters that nobody sees is not read any further: another rule names them", () => {
  const { source, errors } = readSource(
    "content/news.mdx",
    PAGE.replace("title", "ti\u200Btle"),
    new Map(),
  );
  expect([source.yaml, ...errors.encoding, ...errors.yaml]).toEqual([undefined]);
});

test("two versions that Git could not join", () => {
  const conflict =
    "<<<<<<< HEAD\ntitle: News\n||||||| base\ntitle: Old\n=======\ntitle: More news\n>>>>>>> branch\n";
  expect(problemsIn(`---\n${conflict}---\n\nWords.\n\n${conflict}`)).toMatchInlineSnapshot(`
    "content/news.mdx:2:1  Git left two versions of this part, expected one: keep the right lines, and delete the lines that start with "<<<<<<<", "=======" and ">>>>>>>"
    content/news.mdx:13:1  Git left two versions of this part, expected one: keep the right lines, and delete the lines that start with "<<<<<<<", "=======" and ">>>>>>>""
  `);
  expect(problemsIn(`---\n${conflict}---\n`.replaceAll("\n", "\r\n"))).toBe(
    problemsIn(`---\n${conflict}---\n`),
  );
});

test("a heading that is underlined is no leftover of Git", () => {
  expect(problemsIn(`${PAGE}\nDose\n=======\n`)).toBe("");
});
