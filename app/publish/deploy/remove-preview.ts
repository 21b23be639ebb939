// A closed pull request in; its preview `pr-N/`, and nothing else, is removed from the branch.
import { z } from "zod";

import { readEvent, requestPagesBuild } from "./github-api";
import { BRANCH, publish } from "./pages-branch";
import { previewAccess } from "./preview-host";

/** Removes the preview of the pull request that this workflow's event names. @returns what to print */
export async function removePreview(remote: string): Promise<string> {
  const { number } = await readEvent(z.object({ number: z.int().positive() }));
  const wasThere = await removePreviewOf(remote, number);
  return wasThere ? `pr-${number} is removed` : `There was no pr-${number}`;
}

/** Removes the preview of a pull request by its number. @returns whether there was one */
export async function removePreviewOf(remote: string, number: number): Promise<boolean> {
  const folder = `pr-${number}`;
  const message = `Preview of #${number} removed`;
  const wasThere = await publish(remote, { folder, files: new Map(), message });
  if (wasThere) await requestPagesBuild(BRANCH, previewAccess());
  return wasThere;
}
