import type { Problem } from "../../problems/problem";
import type { Source } from "../model";
import { report } from "../source-file";

const BY_MAIL =
  /safelinks\.protection\.outlook\.com|^statics\.teams\..*\/safelinks|^urldefense\.|^linkprotect\.cudasvc\.com\/|^(?:protect|url)[\w-]*\.(?:mimecast|avanan)\./;
const BY_SERVICE =
  /^www\.google\.[a-z.]+\/url$|^lm?\.facebook\.com\/l\.php|^slack-redir\.net\/|^www\.linkedin\.com\/redir\//;
const ACCOUNT =
  /\.sharepoint\.com\/|^(?:1drv\.ms|onedrive\.live\.com|drive\.google\.com)\/|^docs\.google\.com\/(?!forms\/)(?!.*\/pub)|^www\.dropbox\.com\/|\.box\.com\/s\//;
/** Previews of this site's workflows and of hosts. */
const PREVIEW_ADDRESS =
  /^(?:[\w-]+-)?pr-\d+\b[\w-]*\.[\w.-]+\/|^[^/]*preview[^/]*\.(?:workers\.dev|pages\.dev|netlify\.app)\//;
const ASSISTANT = /[?&](utm_source=(?:chatgpt\.com|openai|perplexity|copilot[^&#]*))/;

/** Warns of addresses that name a colleague, lead by way of a service, or need an account. */
export function checkSessionLinks(source: Source): Problem[] {
  return [...source.text.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].flatMap((found) => {
    const message = URL.canParse(found[0]) ? explainSession(new URL(found[0])) : undefined;
    return report(source, found.index, message, "warning");
  });
}

function explainSession(url: URL): string | undefined {
  const { host, pathname, hash } = url;
  const place = host + pathname;
  const real = realOf(url);
  const fix = real ? `write "${real}"` : "open it in a browser, and copy the address from there";
  if (BY_MAIL.test(place))
    return `this address was rewritten by a mail program, and may name a colleague; ${fix}`;
  if (BY_SERVICE.test(place)) return `this address leads by way of another service; ${fix}`;
  if (ACCOUNT.test(place))
    return "this address may open only for those who have an account there; upload the file as a PDF to content/files, or make sure that everybody may open it";
  if (PREVIEW_ADDRESS.test(place))
    return `this address is a preview, which goes away; write "${pathname.replace(/(.)\/$/, "$1")}${hash}"`;
  const [, mark] = ASSISTANT.exec(url.href) ?? [];
  return mark
    ? `this address has the mark "${mark}" of an assistant; check the page that it leads to, and delete the mark`
    : undefined;
}

/** Extracts the address inside a rewritten one, if it can be read. */
function realOf({ searchParams, href }: URL): string | undefined {
  const values = ["url", "q", "u", "a"].map((name) => searchParams.get(name) ?? "");
  const plain = values.map((value) => {
    const escaped = value.replaceAll("-", "%").replaceAll("_", "/");
    return /^https?-3A/.test(value) ? new URLSearchParams(`a=${escaped}`).get("a") : value;
  });
  return plain.find((value) => value?.startsWith("http")) ?? /__(https?:.*?)__;/.exec(href)?.[1];
}
