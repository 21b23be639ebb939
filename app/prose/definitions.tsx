// What the figures and the terms of a page mean; each figure and each `<Term>` links here.
import { statId, termId } from "../schema/ids";
import type { Stat, Term } from "../schema/pages";
import { site, useSiteLanguage } from "../site";
import { Section } from "../ui/band";
import { Text } from "../ui/text";
import { formatSource } from "./stats";
import * as styles from "./definitions.css";

/** What each stat means and where it comes from. */
export function StatDefinitions({ stats = [] }: { stats?: Stat[] | undefined }) {
  const lang = useSiteLanguage();
  if (stats.length === 0) return null;
  const entries = stats.map((stat) => ({
    id: statId(stat),
    term: stat.value,
    meaning: stat.meaning,
    source: formatSource(stat),
  }));
  return (
    <Section title={site.labels.figures} titleLang={lang} layout="beside">
      <DefinitionList entries={entries} />
    </Section>
  );
}

/** The terms of a page. */
export function Glossary({ terms = [] }: { terms?: Term[] | undefined }) {
  const lang = useSiteLanguage();
  if (terms.length === 0) return null;
  const entries = terms.map(({ name, meaning }) => ({ id: termId({ name }), term: name, meaning }));
  return (
    <Section title={site.labels.terms} titleLang={lang} layout="beside">
      <DefinitionList entries={entries} />
    </Section>
  );
}

interface Definition {
  id: string;
  term: string;
  meaning: string;
  /** A sentence. */
  source?: string;
}

function DefinitionList({ entries }: { entries: Definition[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(({ id, term, meaning, source }) => (
        <div key={id} id={id} className={styles.definition}>
          <dt className={styles.term}>
            <Text>{term}</Text>
          </dt>
          <dd>
            <Text>{meaning}</Text>
            {source && (
              <span className={styles.source}>
                {" "}
                <Text>{source}</Text>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
