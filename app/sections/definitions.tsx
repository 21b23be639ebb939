// What the figures and terms of a page mean, to which each figure and each `<Term>` links.
import { useId, type ReactNode } from "react";

import { useSite } from "../content";
import { statId, termId } from "../schema/ids";
import type { Stat, Term } from "../schema/pages";
import { Section } from "../ui/band";
import { stack } from "../ui/layout.css";
import { note, strong } from "../ui/text.css";
import { formatText } from "../ui/text";
import { Origin } from "./origin";
import * as styles from "./definitions.css";

interface TonedProps {
  tone?: "plain" | "raised";
}

type StatDefinitionsProps = TonedProps & { stats?: Stat[] | undefined };

/** Explains each stat, and names the source once for all stats that share it. */
export function StatDefinitions({ stats = [], tone = "plain" }: StatDefinitionsProps) {
  const { labels } = useSite();
  const id = useId();
  if (stats.length === 0) return null;
  const originOf = ({ source = "", asOf = "" }: Stat) => `${source} ${asOf}`;
  const shared = [...new Set(stats.map(originOf))]
    .map((origin) => stats.filter((stat) => originOf(stat) === origin))
    .filter(([first, ...others]) => others.length > 0 && (first?.source ?? first?.asOf));
  const single = stats.filter((stat) => !shared.flat().includes(stat));
  return (
    <Section title={labels.figures} tone={tone} layout="beside">
      <div className={stack.large}>
        {shared.map((group, index) => (
          <div key={index} className={stack.medium}>
            <DefinitionList describedBy={`${id}-${index}`} entries={group.map(defineStat)} />
            <p id={`${id}-${index}`} className={note}>
              <Origin {...group[0]} />
            </p>
          </div>
        ))}
        {single.length > 0 && (
          <DefinitionList
            entries={single.map((stat) => ({ ...defineStat(stat), origin: <Origin {...stat} /> }))}
          />
        )}
      </div>
    </Section>
  );
}

function defineStat(stat: Stat): Definition {
  return { id: statId(stat), term: stat.value, meaning: stat.meaning };
}

type GlossaryProps = TonedProps & { terms?: Term[] | undefined };

/** Explains the terms of a page. */
export function Glossary({ terms = [], tone = "plain" }: GlossaryProps) {
  const { labels } = useSite();
  if (terms.length === 0) return null;
  return (
    <Section title={labels.terms} tone={tone} layout="beside">
      <DefinitionList
        entries={terms.map((term) => ({ ...term, id: termId(term), term: term.name }))}
      />
    </Section>
  );
}

interface Definition {
  id: string;
  term: string;
  meaning: string;
  origin?: ReactNode;
}

interface DefinitionListProps {
  entries: Definition[];
  /** The id of a text that applies to all of them. */
  describedBy?: string;
}

function DefinitionList({ entries, describedBy }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {entries.map(({ id, term, meaning, origin }) => (
        <div key={id} id={id} aria-describedby={describedBy} className={styles.definition}>
          <dt className={strong}>{formatText(term)}</dt>
          <dd>
            {formatText(meaning)} {origin}
          </dd>
        </div>
      ))}
    </dl>
  );
}
