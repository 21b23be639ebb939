// The Content Security Policy in a browser: the site runs its own files only. What the policy says: built/html.e2e.ts.
import { expect, openPageAndSettle, test } from "../../support/browser/site";

test("injected markup and code neither run nor load nor send anything", async ({ page, noise }) => {
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
  // What is blocked is reported.
  await page.evaluate(async () => {
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
    add("p", { style: "color: red" });
    await fetch("/").catch(() => undefined);
    const form = add("form", { method: "post", action: "https://evil.example/" });
    if (form instanceof HTMLFormElement) form.submit();
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
