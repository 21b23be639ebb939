// Every file that differs and that no page shows: what of it, and which pages use it.
import { describe, expect, test } from "vitest";

import { diffFiles } from "../../../../app/publish/review/diff/files-diff";
import type { SiteFile, Snapshot } from "../../../../app/publish/review/page-model";
import { siteOf } from "../../../support/page-snapshots";

const file = (name: string, kind: SiteFile["kind"], text: string, changes = {}): SiteFile => ({
  ...{ name, kind, text, hash: `${text}0123456789`, bytes: text.length, usedBy: ["/"] },
  ...{ copies: [], lies: [] },
  ...changes,
});
const site = (...files: SiteFile[]): Snapshot => ({ ...siteOf([]), files });
const diff = (before: SiteFile[], after: SiteFile[]) =>
  diffFiles(site(...before), site(...after), { isShown: () => false, words: { old: "", now: "" } });

test("equal files have no change, and one that a page already shows is left out", () => {
  const [old, now] = [file("a.svg", "picture", "old"), file("a.svg", "picture", "new")];
  expect(diff([old], [old])).toEqual([]);
  const shown = { isShown: ({ name }: SiteFile) => name === "a.svg", words: { old: "", now: "" } };
  expect(diffFiles(site(old), site(now), shown)).toEqual([]);
});
test("a file that came or went is told with the pages that use it", () => {
  const plan = file("plan.pdf", "other", "", { hash: "0123456789abcdef", bytes: 1234 });
  expect(diff([], [plan])).toEqual([
    {
      ...{ subject: "file", action: "added", name: "plan.pdf", usedBy: ["/"] },
      ...{ old: null, new: "1.2 KB (01234567)" },
    },
  ]);
  expect(diff([plan], [])).toMatchObject([{ action: "removed", old: "1.2 KB (01234567)" }]);
});
test("other bytes of the same hash are a change: a text that is no UTF-8 may hide them", () => {
  const one = file("a.txt", "other", "words");
  expect(diff([one], [{ ...one, bytes: 99 }])).toHaveLength(1);
});
test("of a text only the lines that differ are told, and every tag is a line", () => {
  const [old, now] = ["<a></a><b>1</b>", "<a></a><b>2</b>"];
  expect(diff([file("a.xml", "other", old)], [file("a.xml", "other", now)])).toMatchObject([
    { subject: "file", old: "<b>1</b>", new: "<b>2</b>" },
  ]);
});

describe("headers", () => {
  const headers = (before: string, after: string) =>
    diff([file("_headers", "headers", before)], [file("_headers", "headers", after)]).map(
      ({ subject, action, name, old, new: now }) => [subject, action, name, old, now].join(" | "),
    );
  test("each line is a change of its own, named by its header and its file", () => {
    expect(
      headers(
        "/*\n  X-Frame-Options: DENY\n  Referrer-Policy: no-referrer\n  X-Old: 1\n",
        "/*\n  X-Frame-Options: SAMEORIGIN\n  Referrer-Policy: no-referrer\n  X-New: 2\n",
      ),
    ).toEqual([
      "header | changed | X-Frame-Options (_headers) | X-Frame-Options: DENY | X-Frame-Options: SAMEORIGIN",
      "header | added | X-New (_headers) |  | X-New: 2",
      "header | removed | X-Old (_headers) | X-Old: 1 | ",
    ]);
  });
  test("nginx's are known by their header too", () => {
    const line = (value: string) => `server {\n  add_header X-Frame-Options "${value}" always;\n}`;
    expect(headers(line("DENY"), line("ALLOW"))).toEqual([
      expect.stringContaining("header | changed | X-Frame-Options (_headers) | add_header"),
    ]);
  });
  test("lines in another order are a change, since a later one can win", () => {
    expect(headers("A: 1\nB: 2", "B: 2\nA: 1")).toEqual([
      "header | changed | The order of its lines (_headers) |  | ",
    ]);
  });
  test("a line that comes once less is a change: it stood for another path", () => {
    const [path, line] = ["/a\n  X-Robots-Tag: noindex\n/b\n", "  X-Robots-Tag: noindex\n"];
    expect(headers(path + line, path)).toEqual([
      "header | removed | X-Robots-Tag (_headers) | X-Robots-Tag: noindex | ",
    ]);
  });
});

describe("words in code and styles", () => {
  test("texts that came or went are told; names and single words are not", () => {
    const code = (words: string) => `let a="menu-button",b='${words}',c=\`Words stay here\``;
    expect(
      diff(
        [file("a.js", "code", code("Not yet approved"))],
        [file("a.js", "code", code("Approved at last"))],
      ),
    ).toMatchObject([
      { subject: "code", action: "changed", old: "Not yet approved", new: "Approved at last" },
    ]);
    expect(
      diff([file("a.js", "code", 'run("old")')], [file("a.js", "code", 'run("new")')]),
    ).toMatchObject([{ subject: "code", old: null, new: null }]);
  });
  test("of code, the addresses of other hosts", () => {
    const [old, now] = ["", 'send("https://a.example/b")'];
    expect(diff([file("a", "code", old)], [file("a", "code", now)])).toMatchObject([
      { new: "https://a.example/b" },
    ]);
  });
});

describe("styles", () => {
  const styles = (before: string, after: string) =>
    diff([file("a.css", "styles", before)], [file("a.css", "styles", after)]).map(
      ({ old, new: now }) => [old, now],
    );
  test("are told by every rule that came or went, in whatever state or window it holds", () => {
    expect(
      styles("a{gap:0}:focus-visible{outline:1px}", "a{gap:0}@media(width<9em){a:hover{gap:1px}}"),
    ).toEqual([[":focus-visible{outline:1px}", "@media(width<9em){a:hover{gap:1px}}"]]);
  });
  test("with other comments have the same rules", () => {
    expect(styles("a{gap:0}", "/* a */a{gap:0}")).toEqual([[null, null]]);
  });
  test("in another order are told, since a later rule can win", () => {
    expect(styles("a{gap:0}b{gap:0}", "b{gap:0}a{gap:0}")).toEqual([
      [null, "The same rules in another order"],
    ]);
  });
});

test("compressed copies that went or came are one change", () => {
  const copied = (...copies: string[]) => [file("a.js", "code", "run()", { copies })];
  expect(diff(copied("a.js.br", "a.js.gz"), copied())).toMatchObject([
    { subject: "code", action: "changed", old: "a.js.br\na.js.gz", new: null },
  ]);
  expect(diff(copied(), copied("a.js.br"))).toMatchObject([{ old: null, new: "a.js.br" }]);
  expect(diff([], copied("a.js.br")), "with their file").toMatchObject([{ name: "a.js" }]);
});

test("a compressed copy that holds something else is told, though its original is the same", () => {
  const lying = file("a.js", "code", "run()", { lies: ["a.js.br"] });
  const [told] = diff([file("a.js", "code", "run()")], [lying]);
  expect(told).toMatchObject({ subject: "file", name: "a.js.br", usedBy: ["/"] });
  expect(told?.new).toMatch(/^does not hold what a\.js holds/);
});
