// What the figures and terms of a page mean, to which each figure and each `<Term>` links.
import type { ReactNode } from "react";

import { site } from "../content";
import { statId, termId } from "../schema/ids";
import type { Stat, Term } from "../schema/pages";
import { Section } from "../ui/section";
import { strong } from "../ui/text.css";
import { Origin } from "./origin";
import * as styles from "./stats.css";

/** Explains each stat, and says where it comes from. */
export function StatDefinitions({ stats = [] }: { stats?: Stat[] | undefined }) {
  const definitions = stats.map((stat) => ({
    id: statId(stat),
    term: stat.value,
    meaning: stat.meaning,
    origin: <Origin {...stat} />,
  }));
  return <Definitions title={site.labels.figures} definitions={definitions} />;
}

/** Explains the terms of a page. */
export function Glossary({ terms = [] }: { terms?: Term[] | undefined }) {
  const definitions = terms.map((term) => ({ ...term, id: termId(term), term: term.name }));
  return <Definitions title={site.labels.terms} definitions={definitions} />;
}

interface DefinitionsProps {
  title: string;
  definitions: { id: string; term: string; meaning: string; origin?: ReactNode }[];
}

function Definitions({ title, definitions }: DefinitionsProps) {
  if (definitions.length === 0) return null;
  return (
    <Section title={title} tone="minor" layout="beside">
      <dl className={styles.definitions}>
        {definitions.map(({ id, term, meaning, origin }) => (
          <div key={id} id={id} className={styles.definition}>
            <dt className={strong}>{term}</dt>
            <dd>
              {meaning} {origin}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
