// The Content Security Policy in a browser: the site runs its own files only. What the policy says: built/html.e2e.ts.
import { createServer } from "node:http";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { expect, NIGHTLY, openPageAndSettle, test } from "../../support/browser/site";

test("what is put into a page from outside neither runs nor loads nor sends", async ({
  page,
  noise,
}) => {
  // Each attempt is answered by the browser's own words and by the event that the guard logs.
  noise.allowed.push(
    /^error: policy: /,
    /Trusted|Content Security Policy|Content-Security-Policy|violates|Refused|blocked/i,
  );
  await openPageAndSettle(page, "/");
  const reached: string[] = [];
  await page.route("https://evil.example/**", (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  const refused = await page.evaluate(() => {
    const code = "document.documentElement.dataset.ran = 'ran'";
    const attempts: Record<string, () => unknown> = {
      script: () => (document.createElement("script").textContent = code),
      address: () => (document.createElement("script").src = "https://evil.example/x.js"),
      markup: () => (document.createElement("div").innerHTML = "<b>1</b>"),
      handler: () => document.body.setAttribute("onclick", code),
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the policy must block
      timer: () => setTimeout(code),
    };
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return false;
      } catch {
        return true;
      }
    });
  });
  expect(refused).toEqual(["script", "address", "markup", "handler", "timer"]);
  const after = await page.evaluate(async () => {
    const add = (
      name: string,
      attributes: Record<string, string>,
      parent: Element = document.body,
    ) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return parent.appendChild(element);
    };
    add("img", { src: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" });
    add("img", { src: "https://evil.example/pixel.png" });
    add("iframe", { src: "https://evil.example/" });
    add("link", { rel: "stylesheet", href: "https://evil.example/style.css" }, document.head);
    add("base", { href: "https://evil.example/" }, document.head);
    add("a", { href: "javascript:document.documentElement.dataset.ran='ran'" }).click();
    const { color } = getComputedStyle(add("p", { style: "color: red" }));
    await fetch("/").catch(() => undefined);
    return {
      ran: document.documentElement.dataset["ran"],
      base: document.baseURI,
      color,
      ink: getComputedStyle(document.body).color,
    };
  });
  expect(after).toEqual({ base: page.url(), color: after.ink, ink: after.ink });
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "https://evil.example/";
    document.body.append(form);
    form.submit();
  });
  for (const part of [
    "style-src-attr inline",
    "style-src-elem https://evil.example",
    "img-src data",
    "img-src https://evil.example",
    "frame-src https://evil.example",
    "base-uri https://evil.example",
    "form-action https://evil.example",
    "connect-src http://127.0.0.1",
    "script-src-elem inline",
  ]) {
    await expect.poll(() => noise.messages.join("\n")).toContain(`policy: ${part}`);
  }
  expect(reached).toEqual([]);
});

test(
  "a page whose text was changed on its way is put right by its code, and needs no trusted type for it",
  NIGHTLY,
  async ({ page, noise }) => {
    await page.route("/about-us", async (route) => {
      const sent = await route.fetch();
      await route.fulfill({
        response: sent,
        body: (await sent.text()).replace("</h1>", " changed</h1>"),
      });
    });
    // React reports that it found another text than it would have written.
    noise.expected.push(/^error: .*Minified React error/);
    await openPageAndSettle(page, "/about-us");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/changed/);
    await page.getByRole("link", { name: "Contact Us" }).first().click();
    await expect(page).toHaveURL("/contact-us");
  },
);

test("no other site can show a page in a frame", NIGHTLY, async ({ page, noise, site }) => {
  noise.expected.push(/frame/i);
  const other = await listenOnLoopback(
    createServer((_, response) =>
      response.setHeader("Content-Type", "text/html").end(`<iframe src="${site}/"></iframe>`),
    ),
  );
  await page.goto(other.address);
  await expect.poll(() => noise.messages.join("\n")).toMatch(/frame/i);
  await expect(page.frameLocator("iframe").getByRole("banner")).toHaveCount(0);
  await other.close();
});
