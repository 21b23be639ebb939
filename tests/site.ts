// What every browser test starts from: the built folder on a server of its own, and a page that listens
// for everything a good page never says.
import { expect, test as base } from "@playwright/test";
import { resolve } from "node:path";

import { createStaticServer } from "../app/publish/static-server";

export { expect };

/** Every page of the specification but not-found. */
export const ROUTES = ["/", "/drug-pipeline", "/investors", "/about-us", "/contact-us"];

interface Noise {
  /** Console messages, page errors and policy violations so far; must be empty when the test ends. */
  messages: string[];
  /** Addresses requested so far. */
  requests: string[];
}

export const test = base.extend<{ noise: Noise }, { site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, provide) => {
      const server = createStaticServer(resolve("build/client"));
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      const address = server.address();
      if (typeof address !== "object" || !address) throw new Error("the server has no address");
      await provide(`http://127.0.0.1:${address.port}`);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, provide) => provide(site),
  noise: [
    async ({ page }, provide) => {
      const noise: Noise = { messages: [], requests: [] };
      page.on("console", (message) => noise.messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => noise.messages.push(`error: ${error.message}`));
      page.on("request", (request) => noise.requests.push(request.url()));
      await provide(noise);
      expect(noise.messages, "the console stays empty").toEqual([]);
    },
    { auto: true },
  ],
});
