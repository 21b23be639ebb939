// A job of a run in; out the ZIP file that this job uploaded. Every job of a run can replace what another has uploaded,
// so the name alone does not say whose it is: an artifact counts only if it was made while its job was running.
import { z } from "zod";

import { askGitHub, downloadBytes } from "./github-api";

const Artifacts = z.object({
  artifacts: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      size_in_bytes: z.number(),
      created_at: z.string().nullable(),
    }),
  ),
});
const Jobs = z.object({
  jobs: z.array(
    z.object({ name: z.string(), started_at: z.string(), completed_at: z.string().nullable() }),
  ),
});

/** What a job of a workflow run has uploaded. */
export interface Upload {
  run: number;
  job: string;
  name: string;
}

/**
 * Downloads it.
 * @param limit how many bytes it may have
 * @throws {Error} when the job has uploaded nothing under this name, or the file is larger
 */
export async function downloadArtifact({ run, job, name }: Upload, limit: number): Promise<Buffer> {
  const isWithin = await findTimes(run, job);
  const query = new URLSearchParams({ name, per_page: "100" });
  const { artifacts } = Artifacts.parse(
    await askGitHub(`actions/runs/${run}/artifacts?${query.toString()}`),
  );
  // Of a run that was started again, each attempt may have its own.
  const found = artifacts.filter((each) => each.name === name && isWithin(each.created_at ?? ""));
  const [artifact] = found;
  if (!artifact || found.length > 1)
    throw new Error(`the job "${job}" of run ${run} has uploaded nothing named "${name}"`);
  if (artifact.size_in_bytes > limit)
    throw new Error(`the artifact of run ${run} is refused: it has more than ${limit} bytes`);
  return downloadBytes(`actions/artifacts/${artifact.id}/zip`);
}

/** Tells whether a moment is between the start and the end of a job in the last attempt of a run, to the second. */
async function findTimes(run: number, job: string): Promise<(moment: string) => boolean> {
  const { jobs } = Jobs.parse(
    await askGitHub(`actions/runs/${run}/jobs?filter=latest&per_page=100`),
  );
  const [times, ...others] = jobs.filter(({ name }) => name === job);
  if (!times || others.length > 0)
    throw new Error(`run ${run} has ${times ? "more than one" : "no"} job named "${job}"`);
  const [start, end] = [Date.parse(times.started_at), Date.parse(times.completed_at ?? "")];
  return (moment) => start <= Date.parse(moment) && Date.parse(moment) <= end;
}
