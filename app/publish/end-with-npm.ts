import { shared } from "./build-memo";

/** Ends this process with npm's shell: npm passes SIGTERM no further. */
export function endWithNpm(): void {
  const parent = process.ppid;
  const watch = () => {
    if (process.ppid !== parent) process.exit(143);
  };
  if (process.env["npm_lifecycle_event"])
    shared("end-with-npm", () => setInterval(watch, 500).unref());
}
