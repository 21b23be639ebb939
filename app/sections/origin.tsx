import { useSite } from "../content";
import { formatText } from "../ui/text";

interface OriginProps {
  source?: string | undefined;
  /** A year, a month or a day, in words. */
  asOf?: string | undefined;
}

const PUNCTUATION: Record<string, [comma: string, stop: string]> = {
  ja: ["、", "。"],
  zh: ["，", "。"],
};

/** Shows the source and its date as a sentence: "Company target, as of June 2025." Without both, shows nothing. */
export function Origin({ source, asOf }: OriginProps) {
  const { labels, lang } = useSite();
  const date = asOf && labels.asOf.replace("{date}", asOf);
  const [comma, stop] = PUNCTUATION[lang.slice(0, 2)] ?? [", ", "."];
  const words = [source, date].filter(Boolean).join(comma);
  return words ? <>{formatText(capitalize(words + stop))}</> : null;
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
