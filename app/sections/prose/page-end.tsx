import { Fragment, type ReactNode } from "react";

import type { Content } from "../../schema/content";
import { noteId, statId, termId } from "../../schema/ids";
import type { Stat, Term } from "../../schema/pages";
import { Band } from "../../ui/band";
import { DefinitionList } from "../../ui/list";
import { useLanguages, useSite, useTitle } from "../site";
import { describeSource } from "../stats/stats";
import * as styles from "./prose.css";
import { COMPONENTS, MarkedText, ProseBody } from "./prose";

export function PageEnd({ content }: { content: Content }) {
  const { labels, forwardLooking } = useSite();
  const { site: lang } = useLanguages();
  useTitle(content.frontmatter.title);
  return (
    <>
      {content.notes.length > 0 && (
        <Band title={labels.notes} layout="beside">
          <ol role="list" className={styles.notes}>
            <ProseBody content={content} components={NOTES_ONLY} />
          </ol>
        </Band>
      )}
      {content.frontmatter.forwardLooking && (
        <div role="note" lang={lang} className={styles.forwardLooking}>
          <div className={styles.forwardLookingText}>{forwardLooking}</div>
        </div>
      )}
    </>
  );
}

/** @property notes the names of the page's footnotes, which sources may mark */
type StatNotesProps = { stats: Stat[]; notes: readonly string[] };

/** What each stat means and where it comes from; the stats link here. */
export function StatNotes({ stats, notes }: StatNotesProps) {
  const { labels } = useSite();
  const entries = stats.map((stat) => ({
    id: statId(stat),
    term: `${stat.value} ${stat.label}`,
    meaning: stat.meaning,
    source: describeSource(stat) && <MarkedText text={describeSource(stat)} notes={notes} />,
  }));
  return (
    <Band title={labels.figures} layout="beside">
      <DefinitionList entries={entries} />
    </Band>
  );
}

/** The page's terms with their explanations; each `<Term>` links here. */
export function Glossary({ terms = [] }: { terms?: Term[] | undefined }) {
  const { labels } = useSite();
  if (terms.length === 0) return null;
  const entries = terms.map((term) => ({
    id: termId(term),
    term: term.name,
    meaning: term.meaning,
  }));
  return (
    <Band title={labels.terms} layout="beside">
      <DefinitionList entries={entries} />
    </Band>
  );
}

/** Renders only the footnotes of the prose. */
const NOTES_ONLY = { ...COMPONENTS, Text: () => null, Notes: Fragment, Note };

interface NoteProps {
  name: string;
  number: string;
  /** The id of the note's mark in the prose; a note that only a field marks has none. */
  back?: string;
  children: ReactNode;
}

function Note({ name, number, back, children }: NoteProps) {
  return (
    <li id={noteId(name)} className={styles.note}>
      {back ? <a href={`#${back}`}>{`[${number}]`}</a> : <span>{`[${number}]`}</span>}
      <div className={styles.noteText}>{children}</div>
    </li>
  );
}
