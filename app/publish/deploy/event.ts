// What a workflow was started by. GitHub writes it; a pull request has no hand in it but for the names of branches.
import { readFile } from "node:fs/promises";
import type { z } from "zod";

/**
 * The event of this run, from the file that GITHUB_EVENT_PATH names.
 * @throws {Error} when it is not of this shape
 */
export async function readEvent<T>(shape: z.ZodType<T>): Promise<T> {
  return shape.parse(JSON.parse(await readFile(process.env["GITHUB_EVENT_PATH"] ?? "", "utf8")));
}
