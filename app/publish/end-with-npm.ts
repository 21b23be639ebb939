import { shared } from "./build-memo";

/** Ends this process after npm's shell, to which alone npm passes SIGTERM: a server would keep its port. */
export function endWithNpm(): void {
  const parent = process.ppid;
  const watch = () => {
    if (process.ppid !== parent) process.exit(143);
  };
  if (process.env["npm_lifecycle_event"])
    shared("end-with-npm", () => setInterval(watch, 500).unref());
}
