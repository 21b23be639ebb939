// What differs between two lists of lines.
import { expect, test } from "vitest";

import { lineOf, type Line } from "../../../app/publish/review/words/document";
import { diffLines, mergeChanges } from "../../../app/publish/review/words/lines-diff";

const text = (words: string): Line => lineOf("text", "Text", words);
const describe = (old: Line[], now: Line[]) =>
  diffLines(old, now).map(
    ({ subject, action, old: before, new: after }) =>
      `${subject} ${action}: ${before ?? "–"} → ${after ?? "–"}`,
  );

test.each([
  ["nothing", ["One."], ["One."], []],
  [
    "a word",
    ["We wait for it."],
    ["We hope for it."],
    ["text changed: We wait for it. → We hope for it."],
  ],
  [
    "all words",
    ["We wait for it."],
    ["Plants grow."],
    ["text removed: We wait for it. → –", "text added: – → Plants grow."],
  ],
  ["a place", ["One.", "Two.", "Three."], ["Two.", "Three.", "One."], ["text moved: One. → One."]],
  ["a line among equal ones", ["One.", "One."], ["One.", "One.", "One."], ["text added: – → One."]],
])("%s changed", (_, old, now, changes) => {
  expect(describe(old.map(text), now.map(text))).toEqual(changes);
});

test("a value keeps its name, whatever it says", () => {
  const title = (words: string) => lineOf("head", "Title", words);
  expect(describe([title("Home")], [title("Cured")])).toEqual(["head changed: Home → Cured"]);
});

test("words are marked whole", () => {
  const [change] = diffLines([text("It is 98% pure.")], [text("It is 99% pure.")]);
  expect(change?.words.filter(({ mark }) => mark !== "same")).toEqual([
    { text: "98%", mark: "removed" },
    { text: "99%", mark: "added" },
  ]);
});

test("a change of several pages is one change with its places", () => {
  const [change] = diffLines([text("One of them.")], [text("Two of them.")]);
  if (!change) throw new Error("there is no change");
  const changes = ["/", "/about-us"].map((path) => ({ ...change, places: [path] }));
  expect(mergeChanges(changes)).toMatchObject([{ places: ["/", "/about-us"] }]);
});

test("a link that leads elsewhere is a change beside that of its words", () => {
  const link = (words: string, href: string): Line => ({
    ...lineOf("text", "Text", `[${words}](${href})`),
    ...{ words, links: [{ href, words }] },
  });
  expect(describe([link("Read more", "#note-1")], [link("Read more", "#note-2")])).toEqual([
    "link changed: #note-1 → #note-2",
  ]);
  expect(describe([link("Read more", "/a")], [link("Read all of it more", "/b")])).toEqual([
    "text changed: Read more → Read all of it more",
    "link changed: /a → /b",
  ]);
});

test("a line that moves says from where to where, also into the footer", () => {
  const at = (words: string, heading: string, isFrame = false): Line => ({
    ...lineOf("text", "Text", words, isFrame),
    heading,
  });
  const [change] = diffLines(
    [at("A.", "Claim"), at("B.", "Claim")],
    [at("B.", "Claim"), at("A.", "", true)],
  );
  expect(change).toMatchObject({
    action: "moved",
    heading: "from “Claim” to the top bar or footer",
  });
});

test("the same change twice on one page counts", () => {
  const changes = diffLines([text("One.")], []).map((change) => ({ ...change, places: ["/"] }));
  expect(mergeChanges([...changes, ...changes])).toMatchObject([{ times: 2, places: ["/"] }]);
});
