// `npm run bench:scale`: what 1,000 more pages of prose cost a build and a visitor, compared with 10. The pages are
// generated in a copy of the project.
import { spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { copySite, outputOf, startBuild } from "../sandbox/site-copy";

const { values } = parseArgs({ options: { pages: { type: "string", default: "1000" } } });
const amounts = [10, Number(values.pages)];

interface Cost {
  pages: number;
  buildSeconds: number;
  /** Peak memory of the largest process, in MB, from Linux's /proc; undefined on other systems. */
  peakMemory: number | undefined;
  checkSeconds: number;
  /** Compressed bytes of HTML, styles and scripts in a first visit to `/`. */
  firstLoad: number;
}

const costs: Cost[] = [];
for (const pages of amounts) {
  console.error(`Building ${pages} extra pages`);
  costs.push(await measure(pages));
}
console.table(costs);
const [few, many] = costs;
if (few && many)
  console.log(
    `First load of /: ${many.firstLoad - few.firstLoad} bytes more with ${many.pages} pages than with ${few.pages}`,
  );

async function measure(pages: number): Promise<Cost> {
  const folder = await copySite({ withCache: true });
  try {
    await writePages(join(folder, "content/notes"), pages);
    const check = await time(
      async () =>
        void (await outputOf(
          spawn(process.execPath, ["--import", "tsx", "app/publish/commands/content.ts"], {
            cwd: folder,
          }),
        )),
    );
    // The first build fills the cache; the second is measured.
    await outputOf(startBuild(folder));
    let peakMemory: number | undefined;
    const build = await time(async () => {
      const child = startBuild(folder);
      const timer = setInterval(
        () => void readPeak(child.pid).then((peak) => (peakMemory = peak ?? peakMemory)),
        200,
      );
      await outputOf(child);
      clearInterval(timer);
    });
    return {
      pages,
      buildSeconds: build,
      peakMemory,
      checkSeconds: check,
      firstLoad: await weighFirstLoad(join(folder, "build/client")),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function time(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return Math.round(performance.now() - start) / 1000;
}

/** A process's peak memory so far, in MB. */
async function readPeak(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : undefined;
}

/** Pages of a few paragraphs, headings, a list and links to each other. */
async function writePages(folder: string, amount: number): Promise<void> {
  await mkdir(folder);
  for (let number = 1; number <= amount; number++) {
    const next = (number % amount) + 1;
    const sections = [1, 2, 3].map(
      (part) =>
        `## Part ${part}\n\nThis paragraph stands in for the prose of a page. It has **bold words**, a [link](/notes/note-${next}#part-2), and is\nabout as long as a paragraph of the site.\n\n- one point\n- another point\n`,
    );
    await writeFile(
      join(folder, `note-${number}.mdx`),
      `---\ntitle: Note ${number}\ndescription: A page to measure with, number ${number}.\n---\n\n${sections.join("\n")}`,
    );
  }
}

/** The size of the home page and the files that it loads, as the build compressed them. */
async function weighFirstLoad(folder: string): Promise<number> {
  const html = await readFile(join(folder, "index.html"), "utf8");
  const start = /src="\/(assets\/start-[^"]+)"/.exec(html)?.[1] ?? "";
  const style = /href="\/(assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
  const scripts = [
    ...(await readFile(join(folder, start), "utf8")).matchAll(/"\/(assets\/[^"]+\.js)"/g),
  ].map(([, file = ""]) => file);
  const sizes = await Promise.all(
    ["index.html", start, style, ...scripts].map(
      async (file) =>
        (await readFile(join(folder, `${file}.br`)).catch(() => readFile(join(folder, file))))
          .length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
