// `tsx app/publish/deploy/remove-preview.ts <remote>`, in a workflow that a closed pull request has started: `pr-N/` and
// nothing else goes.
import { z } from "zod";

import { BRANCH, publish } from "./pages-branch";
import { readEvent } from "./event";
import { requestPagesBuild } from "./github-api";

const [remote = ""] = process.argv.slice(2);
const { number } = await readEvent(z.object({ number: z.int().positive() }));
const wasThere = await publish(remote, {
  folder: `pr-${number}`,
  files: new Map(),
  message: `Preview of #${number} removed`,
});
if (wasThere) await requestPagesBuild(BRANCH);
console.log(wasThere ? `pr-${number} is removed` : `There was no pr-${number}`);
