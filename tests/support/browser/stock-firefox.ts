// A stock Firefox, driven over WebDriver BiDi, in; out the same with what that way lacks: pages without scripts and
// printed pages. Without this, Playwright 1.65 would ignore both wishes, and could open no page in Firefox ESR.
import type { Browser, BrowserContext, Page } from "@playwright/test";

type Send = (command: string, parameters: unknown) => Promise<unknown>;

/** What Playwright's client knows of its server in the same process. */
interface Insides {
  _connection: {
    toImpl(browser: Browser): { _browserSession: { send: Send } };
    toImpl(context: BrowserContext): { _options: { javaScriptEnabled?: boolean } };
  };
}

/** Changes the browser in place: its contexts obey `javaScriptEnabled`, its pages `emulateMedia({ media })`. */
export function completeStockFirefox(browser: Browser): void {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- no public way leads to the commands sent
  const { _connection: connection } = browser as unknown as Insides;
  const session = connection.toImpl(browser)._browserSession;
  session.send = ignoreUnknownEmulations(session.send.bind(session));
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (connection.toImpl(context)._options.javaScriptEnabled === false)
      await forbidScripts(context);
    context.on("page", (page) => {
      page.emulateMedia = (wish) => emulatePrint(page, wish);
    });
    return context;
  };
}

/** Playwright asks each context for a colour scheme, a command that Firefox ESR 153 does not know. */
function ignoreUnknownEmulations(send: Send): Send {
  return async (command, parameters) => {
    try {
      return await send(command, parameters);
    } catch (error) {
      if (command.startsWith("emulation.") && /unknown command/.test(String(error))) return {};
      throw error;
    }
  };
}

/** Sandboxes each document without `allow-scripts`: for the page that is the same as a browser without JavaScript. */
async function forbidScripts(context: BrowserContext): Promise<void> {
  await context.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const own = response.headers()["content-security-policy"];
    const policies = [...(own ? [own] : []), "sandbox allow-same-origin allow-forms"];
    const headers = { ...response.headers(), "content-security-policy": policies.join(", ") };
    return route.fulfill({ response, headers });
  });
}

/** Applies the rules for print to the open page. */
async function emulatePrint(page: Page, wish: Parameters<Page["emulateMedia"]>[0]): Promise<void> {
  if (wish?.media !== "print") throw new Error("A stock Firefox emulates nothing but print.");
  await page.evaluate(() => {
    const swap = (media: MediaList) => {
      const [screen, print] = [/\bscreen\b/g, /\bprint\b/g];
      media.mediaText = media.mediaText.replace(screen, "not all").replace(print, "all");
    };
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) swap(rule.media);
        if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) {
      swap(sheet.media);
      walk(sheet.cssRules);
    }
  });
}
