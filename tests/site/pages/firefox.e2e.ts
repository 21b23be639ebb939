// The second engine: every page starts, fits a phone and works in Firefox. Other files test more, in Chromium.
import { expect, test } from "@playwright/test";
import type { Page } from "puppeteer-core";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { findFirefox, launchFirefox } from "../../support/browser/firefox";
import { ROUTES } from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

test.skip(!process.env["CI"] && !findFirefox(), "there is no Firefox on this machine");

test("in Firefox every page starts with an empty console, fits a phone, and works", async () => {
  const host = await listenOnLoopback(createStaticServer(SPECIMEN_CLIENT));
  const browser = await launchFirefox();
  const page = await browser.newPage();
  const messages: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(String(error)));
  page.on("request", (request) => requests.push(request.url()));
  await page.setViewport({ width: 320, height: 640 });
  for (const path of [...ROUTES, "/everything"]) {
    await page.goto(host.address + path);
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow), path).toBe(0);
  }

  await page.goto(`${host.address}/investors`);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.keyboard.press("ArrowRight");
  await expectText(page, "main [role=status]", "Slide 2 of 5");
  await page.locator("a[href='#stat-50m-series-a-target']").hover();
  await expectText(page, "[role=tooltip]", /The first metric means this\./);
  await page.keyboard.press("Escape");
  const loads = requests.filter((address) => !/\.\w+$/.test(address)).length;
  await page.locator("header button").click();
  await page.locator("header a[href='/about-us']").click();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  expect(page.url()).toBe(`${host.address}/about-us`);
  await page.locator("header a[aria-label]").click();
  await page.locator("input[type=email]").fill("quince@visitor.example");
  const before = requests.length;
  await page.locator("form button").click();
  await expectText(page, "form [role=status]", /Nothing was sent/);
  expect(requests.slice(before).filter((address) => /quince|visitor/.test(address))).toEqual([]);
  expect(requests.filter((address) => !/\.\w+$/.test(address))).toHaveLength(loads);
  expect(messages).toEqual([]);
  await browser.close();
  await host.close();
});

async function expectText(page: Page, selector: string, text: string | RegExp): Promise<void> {
  const read = () => page.$eval(selector, (element) => element.textContent).catch(() => "");
  const wanted: unknown = typeof text === "string" ? text : expect.stringMatching(text);
  await expect.poll(read).toEqual(wanted);
}
