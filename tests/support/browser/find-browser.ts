// Runs before the browser tests: a missing browser is one clear error, never a skipped test.
import { findOrInstallBrowser } from "../../../app/publish/sandbox/browser";

try {
  console.log(`Browser: ${findOrInstallBrowser()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
