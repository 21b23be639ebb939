import type { Term } from "../../schema/pages";
import { Band } from "../../ui/band";
import { DefinitionList } from "../../ui/definition-list";
import { termId } from "../../ui/navigation/part-id";

type GlossaryProps = { title: string; terms?: Term[] | undefined };

/** The page's terms with their explanations; each `<Term>` links here. */
export function Glossary({ title, terms = [] }: GlossaryProps) {
  if (terms.length === 0) return null;
  const entries = terms.map((term) => ({
    id: termId(term),
    term: term.name,
    meaning: term.meaning,
  }));
  return (
    <Band title={title} layout="beside">
      <DefinitionList entries={entries} />
    </Band>
  );
}
