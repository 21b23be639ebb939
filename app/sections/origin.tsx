import { useSite } from "../content";
import { formatText } from "../ui/text";

interface OriginProps {
  source?: string | undefined;
  /** A year, a month or a day. */
  asOf?: string | undefined;
}

const PUNCTUATION: Record<string, [comma: string, stop: string]> = {
  ja: ["、", "。"],
  zh: ["，", "。"],
};

/** Shows the source and its date as a sentence: "Company target, as of June 2025." Without both, shows nothing. */
export function Origin({ source, asOf }: OriginProps) {
  const { labels, dates, lang } = useSite();
  const date = asOf && labels.asOf.replace("{date}", formatDate(asOf, dates));
  const [comma, stop] = PUNCTUATION[lang.slice(0, 2)] ?? [", ", "."];
  const words = [source, date].filter(Boolean).join(comma);
  return words ? <>{formatText(capitalize(words + stop))}</> : null;
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a year, a month or a day: `2025-06` as "June 2025". */
function formatDate(date: string, locale: string): string {
  const [, month, day] = date.split("-");
  return new Date(date).toLocaleDateString(locale, {
    year: "numeric",
    month: month ? "long" : undefined,
    day: day ? "numeric" : undefined,
    timeZone: "UTC",
  });
}
