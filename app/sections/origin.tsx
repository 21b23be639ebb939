import { site } from "../content";

interface OriginProps {
  source?: string | undefined;
  /** A year, a month or a day, in words. */
  asOf?: string | undefined;
}

/**
 * Shows the source and its date as a sentence: "Company target, as of June 2025." Without both,
 * shows nothing.
 */
export function Origin({ source, asOf }: OriginProps) {
  const date = asOf && site.labels.asOf.replace("{date}", asOf);
  const words = [source, date].filter(Boolean).join(", ");
  if (!words) return null;
  return <>{`${words.charAt(0).toUpperCase()}${words.slice(1)}.`}</>;
}
