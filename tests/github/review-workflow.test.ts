// What crosses from the job of a pull request, which may be anybody's, to the jobs that judge and publish it.
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { z } from "zod";

const Step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(Step) })) });

const read = (name: string) =>
  Workflow.parse(parse(readFileSync(`.github/workflows/${name}`, "utf8"))).jobs;
const { build } = read("request.yml");
const { review, publish } = read("review.yml");

const downloadsOf = (job: typeof review) =>
  (job?.steps ?? []).filter(({ uses }) => uses?.startsWith("actions/download-artifact@"));

test("a request hands over one artifact, the preview, and Review takes it by its name", () => {
  const uploads = build?.steps.filter(({ uses }) => uses?.startsWith("actions/upload-artifact@"));
  expect(uploads?.map((step) => step.with?.["name"])).toEqual(["preview"]);
  const foreign = [review, publish]
    .flatMap(downloadsOf)
    .filter((step) => step.with?.["run-id"] !== undefined);
  expect(foreign.map((step) => step.with?.["name"])).toEqual(["preview", "preview"]);
});

test("where the code of main is, the request's files lie outside of the checkout", () => {
  expect(review?.steps.some(({ uses }) => uses?.startsWith("actions/checkout@"))).toBe(true);
  for (const { with: settings } of downloadsOf(review))
    expect(settings?.["path"]).toMatch(/^\$\{\{ runner\.temp \}\}\/\w/);
});

test("what publishes takes nothing from an artifact but the two folders that it uploads", () => {
  for (const { with: settings } of downloadsOf(publish))
    expect(settings?.["path"]).toMatch(/^\w+$/);
  const steps = publish?.steps ?? [];
  const written = steps.findIndex(({ run }) => run?.includes("> wrangler.json"));
  const uploaded = steps.findIndex(({ uses }) => uses?.startsWith("cloudflare/wrangler-action@"));
  const downloaded = steps.findLastIndex((step) => downloadsOf(publish).includes(step));
  expect(downloaded).toBeLessThan(written);
  expect(written).toBeLessThan(uploaded);
  const commands = String(steps[uploaded]?.with?.["command"]).trim().split("\n");
  for (const command of commands) expect(command).toContain("--config wrangler.json");
});

test("preview and report are uploaded below two addresses", () => {
  const step = publish?.steps.find(({ uses }) => uses?.startsWith("cloudflare/wrangler-action@"));
  const found = [
    ...String(step?.with?.["command"]).matchAll(/--assets (\w+) --preview-alias (\S+)/g),
  ];
  expect(found.map(([, folder]) => folder)).toEqual(["preview", "report"]);
  expect(new Set(found.map(([, , alias]) => alias?.slice(0, 7))).size).toBe(2);
});

test("the base is a commit of main, and the list of files is GitHub's", () => {
  const runs = review?.steps.flatMap(({ run }) => run ?? []).join("\n");
  expect(runs).toMatch(/git merge-base --is-ancestor "\$BASE" HEAD/);
  expect(runs).toMatch(/pulls\/\$NUMBER\/files/);
  expect(runs).not.toMatch(/checkout[^\n]*"\$HEAD"(?! -- content)/);
});
