// A number of pages in, what a build and a visitor pay for them out. The pages are added to a copy of the project.
import { spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { listenOnLoopback } from "../hosting/loopback";
import { createStaticServer } from "../hosting/static-server";
import { copySite, outputOf, startBuild } from "../sandbox/site-copy";
import { measurePage } from "./lighthouse";

/** What a site with a number of extra pages costs. */
export interface ScaleCost {
  pages: number;
  buildSeconds: number;
  /** Of the largest process, in MB; undefined where there is no Linux /proc to read it from. */
  peakMemory: number | undefined;
  checkSeconds: number;
  /** Compressed bytes that a first visit of `/` fetches until it is quiet. */
  firstLoad: number | undefined;
}

/** Measures the check, the build and the first load of a copy of the project with this many more pages. */
export async function measureScale(pages: number): Promise<ScaleCost> {
  const folder = await copySite({ withCache: true });
  try {
    await writePages(join(folder, "content/notes"), pages);
    const script = ["--import", "tsx", "app/publish/commands/content.ts"];
    const checkSeconds = await time(() =>
      outputOf(spawn(process.execPath, script, { cwd: folder })),
    );
    // The first build fills the cache; the second one is measured.
    await outputOf(startBuild(folder));
    let peakMemory: number | undefined;
    const buildSeconds = await time(async () => {
      const child = startBuild(folder);
      const timer = setInterval(
        () => void readPeak(child.pid).then((peak) => (peakMemory = peak ?? peakMemory)),
        200,
      );
      await outputOf(child);
      clearInterval(timer);
    });
    const firstLoad = await weighFirstLoad(join(folder, "build/client"));
    return { pages, buildSeconds, peakMemory, checkSeconds, firstLoad };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return Math.round(performance.now() - start) / 1000;
}

/** The largest memory use of a process so far, in MB. */
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
        `## Part ${part}\n\nThis paragraph is a placeholder for the prose of a page. It has **bold words**, a [link to the next page](/notes/note-${next}#part-2), and is\nabout as long as a paragraph of the site.\n\n- one point\n- another point\n`,
    );
    await writeFile(
      join(folder, `note-${number}.mdx`),
      `---\ntitle: Note ${number}\ndescription: A page to measure with, number ${number}.\n---\n\n${sections.join("\n")}`,
    );
  }
}

/** The compressed bytes that a first visit of `/` fetches. */
async function weighFirstLoad(folder: string): Promise<number | undefined> {
  const { address, close } = await listenOnLoopback(createStaticServer(folder));
  try {
    return (await measurePage(address)).audits["total-byte-weight"]?.numericValue;
  } finally {
    await close();
  }
}
