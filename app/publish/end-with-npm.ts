// Ends a command whose npm has been ended.
import { shared } from "./build-memo";

/**
 * Ends this process soon after the shell in which npm runs scripts: npm passes SIGTERM on to that shell only, and a server
 * would keep its port. Windows tells no process so.
 */
export function endWithNpm(): void {
  const parent = process.ppid;
  const watch = () => {
    if (process.ppid !== parent) process.exit(143);
  };
  if (process.env["npm_lifecycle_event"])
    shared("end-with-npm", () => setInterval(watch, 500).unref());
}
