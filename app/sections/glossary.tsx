import type { Term } from "../schema/pages";
import { Band } from "../ui/band";
import * as styles from "./figure-notes.css";

/** The page's terms in words: the place that each `<Term>` links to. */
export function Glossary({ title, terms = [] }: { title?: string | undefined; terms?: Term[] | undefined }) {
  if (terms.length === 0) return null;
  return (
    <Band title={title}>
      <dl className={styles.list}>
        {terms.map((term) => (
          <div key={term.name} id={termId(term)} className={styles.entry}>
            <dt className={styles.term}>{term.name}</dt>
            <dd>{term.meaning}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

/** The id of a term's explanation on its page. */
export function termId({ name }: Pick<Term, "name">): string {
  return `term-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
}
