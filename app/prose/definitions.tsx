// What the figures and the terms of a page mean; each figure and each `<Term>` links here.
import type { ReactNode } from "react";

import { useSite } from "../content";
import { statId, termId } from "../schema/ids";
import type { Stat, Term } from "../schema/pages";
import { Section } from "../ui/band";
import { strong } from "../ui/text.css";
import { text } from "../ui/text";
import { Origin } from "./origin";
import * as styles from "./definitions.css";

/** What each stat means and where it comes from. */
export function StatDefinitions({ stats = [] }: { stats?: Stat[] | undefined }) {
  const { labels } = useSite();
  const entries = stats.map((stat) => ({
    id: statId(stat),
    term: stat.value,
    meaning: stat.meaning,
    origin: <Origin {...stat} />,
  }));
  return <Definitions title={labels.figures} entries={entries} />;
}

/** The terms of a page. */
export function Glossary({ terms = [] }: { terms?: Term[] | undefined }) {
  const { labels } = useSite();
  const entries = terms.map(({ name, meaning }) => ({ id: termId({ name }), term: name, meaning }));
  return <Definitions title={labels.terms} entries={entries} />;
}

interface DefinitionsProps {
  title: string;
  entries: { id: string; term: string; meaning: string; origin?: ReactNode }[];
}

function Definitions({ title, entries }: DefinitionsProps) {
  if (entries.length === 0) return null;
  return (
    <Section title={title} layout="beside">
      <dl className={styles.list}>
        {entries.map(({ id, term, meaning, origin }) => (
          <div key={id} id={id} className={styles.definition}>
            <dt className={strong}>{text(term)}</dt>
            <dd>
              {text(meaning)} {origin}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
