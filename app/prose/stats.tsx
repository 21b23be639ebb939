// Stats as readers see them. Each links to its explanation further down and shows it in a tooltip.
import { statId } from "../schema/ids";
import type { Stat } from "../schema/pages";
import { site } from "../site";
import { List } from "../ui/list";
import { Text } from "../ui/text";
import { Tooltip } from "../ui/tooltip";
import * as styles from "./stats.css";

type StatListProps = { stats: Stat[]; arrangement: keyof typeof styles.list };

export function StatList({ stats, arrangement }: StatListProps) {
  return (
    <List className={styles.list[arrangement]}>
      {stats.map((stat, index) => (
        <li key={statId(stat)} className={styles.stat[arrangement]}>
          <Tooltip
            target={statId(stat)}
            content={tooltipText(stat)}
            className={valueClass(stat, arrangement)}
            side={sideOf(arrangement, index)}
          >
            {stat.value}
          </Tooltip>
          <span className={styles.label}>
            <Text>{stat.label}</Text>
          </span>
        </li>
      ))}
    </List>
  );
}

/** A long value is smaller, so that it stays on one line. */
function valueClass({ value }: Stat, arrangement: StatListProps["arrangement"]) {
  const own = styles.value[arrangement];
  return value.length > 6 ? `${own} ${styles.long}` : own;
}

/** Where the tooltip covers none of the other figures. */
function sideOf(arrangement: StatListProps["arrangement"], index: number) {
  if (arrangement === "ledger") return "left";
  return arrangement === "leading" && index > 0 ? "right" : "top";
}

function tooltipText(stat: Stat): string {
  return [stat.meaning, formatSource(stat)].filter(Boolean).join(` ${site.labels.source} `);
}

/** The source and its date as a sentence, such as "Company target, as of June 2025."; empty when neither is known. */
export function formatSource({ source, asOf }: Pick<Stat, "source" | "asOf">): string {
  const date = asOf && site.labels.asOf.replace("{date}", formatDate(asOf));
  const sentence = [source, date].filter(Boolean).join(", ");
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

const STYLES = [
  { year: "numeric" },
  { year: "numeric", month: "long" },
  { year: "numeric", month: "long", day: "numeric" },
] as const;

/** `2025-06` as "June 2025". */
function formatDate(date: string): string {
  const style = STYLES[date.split("-").length - 1];
  return new Date(date).toLocaleDateString(site.dates, { ...style, timeZone: "UTC" });
}
