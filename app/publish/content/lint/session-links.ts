// Finds addresses that belong to the session of whoever copied them: they name a colleague, lead by way of another service,
// or open only with an account.
import type { Problem } from "../../problems/problem";
import type { Source } from "../source/model";
import { warningAt } from "../source/source-file";

interface Row {
  /** Of the host and the path, without the scheme. */
  pattern: RegExp;
  /** What it is, to continue "this address". */
  what: string;
  /** The real address, where it can be read; empty where it cannot. */
  realOf: (url: URL) => string;
  /** What to do without one. */
  fix: string;
}

const byParameter = (name: string) => (url: URL) => url.searchParams.get(name) ?? "";
const unknown = () => "";
const OPEN = "open it in a browser, and copy the address from there";
const UPLOAD =
  "upload the file as a PDF to content/files, or make sure that everybody may open it without an account";

const ROWS: readonly Row[] = [
  {
    pattern: /safelinks\.protection\.outlook\.com|^statics\.teams\..*\/safelinks/,
    what: "was rewritten by Outlook, and may name a colleague",
    realOf: byParameter("url"),
    fix: OPEN,
  },
  {
    pattern: /^urldefense\.(?:proofpoint\.)?com\/v3\//,
    what: "was rewritten by Proofpoint, and may name a colleague",
    realOf: ({ href }) => /__(https?:.*?)__;/.exec(href)?.[1] ?? "",
    fix: OPEN,
  },
  {
    pattern: /^urldefense\.proofpoint\.com\/v[12]\//,
    what: "was rewritten by Proofpoint, and may name a colleague",
    realOf: (url) => decode(byParameter("u")(url).replaceAll("-", "%").replaceAll("_", "/")),
    fix: OPEN,
  },
  {
    pattern: /^linkprotect\.cudasvc\.com\/url/,
    what: "was rewritten by Barracuda, and may name a colleague",
    realOf: byParameter("a"),
    fix: OPEN,
  },
  {
    pattern: /^(?:protect(?:-[a-z]+)?|url)\.(?:mimecast|avanan)\.(?:com|click)\//,
    what: "was rewritten by a mail filter, and may name a colleague",
    realOf: unknown,
    fix: OPEN,
  },
  {
    pattern: /^www\.google\.[a-z.]+\/url$/,
    what: "leads by way of Google",
    realOf: (url) => byParameter("q")(url) || byParameter("url")(url),
    fix: OPEN,
  },
  {
    pattern: /^(?:lm?\.facebook\.com\/l\.php|slack-redir\.net\/link|www\.linkedin\.com\/redir\/)/,
    what: "leads by way of another service",
    realOf: (url) => byParameter("u")(url) || byParameter("url")(url),
    fix: OPEN,
  },
  {
    pattern:
      /\.sharepoint\.com\/|^(?:1drv\.ms|onedrive\.live\.com|drive\.google\.com)\/|^docs\.google\.com\/(?!forms\/)(?!.*\/pub)|^www\.dropbox\.com\/|\.box\.com\/s\//,
    what: "may open only for those who have an account there",
    realOf: unknown,
    fix: UPLOAD,
  },
  {
    pattern: /^(?:[\w-]+-)?pr-\d+\b[\w-]*\.[\w.-]+\/|^[^/]*preview[^/]*\.(?:workers|pages)\.dev\//,
    what: "is a preview, which goes away",
    realOf: ({ pathname, hash }) => pathname.replace(/(.)\/$/, "$1") + hash,
    fix: OPEN,
  },
];

/** What assistants add to the addresses that they name. */
const ASSISTANT = /[?&](utm_source=(?:chatgpt\.com|openai|perplexity|copilot[^&#]*))/;

/** The rule: no address of a file, wherever it stands, belongs to somebody's own session. */
export function checkSessionLinks(source: Source): Problem[] {
  return [...source.text.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].flatMap((found) => {
    const message = URL.canParse(found[0]) ? explainSession(new URL(found[0])) : undefined;
    const range = [found.index, found.index + found[0].length] as const;
    return message ? [warningAt(source, range, "", message)] : [];
  });
}

function explainSession(url: URL): string | undefined {
  const row = ROWS.find(({ pattern }) => pattern.test(url.host + url.pathname));
  const real = row?.realOf(url);
  if (row) return `this address ${row.what}; ${real ? `write "${real}"` : row.fix}`;
  const [, mark] = ASSISTANT.exec(url.href) ?? [];
  return mark
    ? `this address has the mark "${mark}" of an assistant; check the page that it leads to, and delete the mark`
    : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
