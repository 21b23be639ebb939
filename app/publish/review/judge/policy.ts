// A header before and after in; out why browsers now protect visitors less, if they do.

/** Headers that make no difference to security. */
const HARMLESS =
  /^(?:cache-control|content-type|vary|etag|last-modified|charset|gzip|brotli|types)/i;

/** The sources that each directive allows. */
type Policy = ReadonlyMap<string, string[]>;

/**
 * What is not proven to be as strict as before counts as weaker.
 * @param name such as "Content-Security-Policy (_headers)"
 * @param old @param now the header's line or value; null where it is not sent
 */
export function explainHeader(
  name: string,
  old: string | null,
  now: string | null,
): string | undefined {
  if (HARMLESS.test(name)) return undefined;
  if (old === null && now === null)
    return `${name} changed, and a later line can undo an earlier one`;
  if (now === null) return `${name} is not sent any more`;
  if (!/content-security-policy/i.test(name))
    return old === null
      ? `${name} is new, and nobody has judged it`
      : `${name} says something else`;
  if (old === null) return undefined;
  const weaker = weakerDirectives(readPolicy(old), readPolicy(now));
  return weaker.length > 0
    ? `the Content Security Policy is weaker: ${weaker.join(", ")}`
    : undefined;
}

/** Directives that were removed, or that allow a source which was not allowed before (CSP 3). */
function weakerDirectives(old: Policy, now: Policy): string[] {
  const gone = [...old.keys()].filter((directive) => !now.has(directive));
  const wider = [...now].flatMap(([directive, allowed]) => {
    const known = sourcesOf(old, directive);
    if (!known) return [];
    const fresh = allowed.filter((source) => !known.includes(source) && source !== "'none'");
    return fresh.length > 0 ? [`${directive} allows ${fresh.join(" ")}`] : [];
  });
  return [...gone.map((directive) => `${directive} is gone`), ...wider];
}

/** What a directive allows, or what applies in its place; undefined where everything is allowed (CSP 3, 6.8.3). */
function sourcesOf(policy: Policy, directive: string): string[] | undefined {
  const own = policy.get(directive);
  if (own || !/-src(?:-elem|-attr)?$/.test(directive)) return own;
  const instead: Record<string, string[]> = {
    "script-src-elem": ["script-src"],
    "script-src-attr": ["script-src"],
    "style-src-elem": ["style-src"],
    "style-src-attr": ["style-src"],
    "worker-src": ["child-src", "script-src"],
    "frame-src": ["child-src"],
  };
  const found = [...(instead[directive] ?? []), "default-src"].find((name) => policy.has(name));
  return found === undefined ? undefined : policy.get(found);
}

function readPolicy(text: string): Policy {
  const value = text
    .replace(/^.*content-security-policy["':\s]*/i, "")
    .replace(/^"|"?\s*(?:always)?;?$/g, "");
  return new Map(
    value
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
}
