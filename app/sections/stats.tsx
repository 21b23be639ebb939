import { site } from "../content";
import { statId } from "../schema/ids";
import type { SectionHeading, Stat } from "../schema/pages";
import { Section } from "../ui/section";
import { List } from "../ui/list";
import { strong } from "../ui/text.css";
import { TooltipLink } from "../ui/tooltip";
import { Origin } from "./origin";
import * as styles from "./stats.css";

/** How stats are shown: in a row; the first one large, to remember; or as lines of a ledger, to compare. */
type Arrangement = keyof typeof styles.list;

interface StatListProps {
  stats: Stat[];
  arrangement: Arrangement;
}

/** Shows stats below or beside a heading. */
export function StatSection({ stats, arrangement, ...heading }: SectionHeading & StatListProps) {
  const isLedger = arrangement === "ledger";
  const tone = isLedger ? "raised" : "plain";
  return (
    <Section {...heading} tone={tone} layout={isLedger ? "beside" : "over"}>
      <StatList stats={stats} arrangement={arrangement} />
    </Section>
  );
}

/** Lists stats, each with its explanation in a tooltip and a link to it further down. */
export function StatList({ stats, arrangement }: StatListProps) {
  return (
    <List className={styles.list[arrangement]}>
      {stats.map((stat) => (
        <li key={statId(stat)} className={styles.stat[arrangement]}>
          <TooltipLink
            target={statId(stat)}
            content={<Explanation {...stat} />}
            aria-label={`${stat.value} ${stat.label}`}
            className={valueClass(stat, arrangement)}
            chooseSide={chooseSide}
          >
            {stat.value}
          </TooltipLink>{" "}
          <span className={strong}>{stat.label}</span>
        </li>
      ))}
    </List>
  );
}

function Explanation(stat: Stat) {
  return (
    <>
      {stat.meaning} {stat.source && site.labels.source} <Origin {...stat} />
    </>
  );
}

function valueClass({ value }: Stat, arrangement: Arrangement): string {
  const ofArrangement = styles.value[arrangement];
  return value.length > 6 ? `${ofArrangement} ${styles.longValue}` : ofArrangement;
}

/** Chooses the side of a figure where its tooltip covers no other figure of the list. */
function chooseSide(figure: Element) {
  const own = figure.getBoundingClientRect();
  const figures = [...(figure.closest("ul")?.querySelectorAll("a") ?? [])];
  const places = figures.map((each) => each.getBoundingClientRect());
  const isAloneInRow = places.every(({ top, left }) => top !== own.top || left === own.left);
  // Narrower, a tooltip would be higher than its figure and its label.
  if (isAloneInRow && window.innerWidth - own.right > 160) return "right";
  return places.some(({ bottom }) => bottom < own.top) ? "bottom" : "top";
}
