// What the figures and the terms of a page mean; each figure and each `<Term>` links here.
import { statId, termId } from "../schema/ids";
import type { Stat, Term } from "../schema/pages";
import { site, useSiteLanguage } from "../site";
import { Section } from "../ui/band";
import { DefinitionList } from "../ui/definition-list";
import { TextWithFootnotes } from "./footnotes";
import { formatSource } from "./stats";

/** @property footnotes the names of the page's footnotes, which sources may refer to */
type StatDefinitionsProps = { stats: Stat[]; footnotes: readonly string[] };

/** What each stat means and where it comes from. */
export function StatDefinitions({ stats, footnotes }: StatDefinitionsProps) {
  const entries = stats.map((stat) => {
    const source = formatSource(stat);
    return {
      id: statId(stat),
      term: `${stat.value} ${stat.label}`,
      meaning: stat.meaning,
      source: source && <TextWithFootnotes text={source} footnotes={footnotes} />,
    };
  });
  return (
    <Section title={site.labels.figures} titleLang={useSiteLanguage()} layout="beside">
      <DefinitionList entries={entries} />
    </Section>
  );
}

/** The terms of a page. */
export function Glossary({ terms = [] }: { terms?: Term[] | undefined }) {
  const lang = useSiteLanguage();
  if (terms.length === 0) return null;
  const entries = terms.map((term) => ({
    id: termId(term),
    term: term.name,
    meaning: term.meaning,
  }));
  return (
    <Section title={site.labels.terms} titleLang={lang} layout="beside">
      <DefinitionList entries={entries} />
    </Section>
  );
}
