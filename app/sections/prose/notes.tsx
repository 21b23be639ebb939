// The footnotes of a page, at its end: its prose again, of which only the notes are shown.
import type { MDXContent } from "mdx/types";
import { Fragment, useMemo, type ReactNode } from "react";

import { Band } from "../../ui/band";
import { noteId } from "../../ui/navigation/part-id";
import { NOTHING, useComponents, type ProseData } from "./prose";
import * as styles from "./notes.css";

export interface NotesProps extends ProseData {
  title: string;
  body: MDXContent;
  /** The names of the notes. */
  notes: readonly string[];
}

export function Notes({ title, body: Body, notes, ...data }: NotesProps) {
  const components = useComponents(data);
  const own = useMemo(
    () => ({ ...components, Text: NOTHING, Notes: Fragment, Note }),
    [components],
  );
  if (notes.length === 0) return null;
  return (
    <Band title={title} layout="beside">
      <ol role="list" className={styles.root}>
        <Body components={own} />
      </ol>
    </Band>
  );
}

/** @param back the id of the note's mark in the prose; a note that only a field marks has none */
function Note({
  name,
  number,
  back,
  children,
}: {
  name: string;
  number: string;
  back?: string;
  children: ReactNode;
}) {
  return (
    <li id={noteId(name)} className={styles.note}>
      {back ? <a href={`#${back}`}>{`[${number}]`}</a> : <span>{`[${number}]`}</span>}
      <div className={styles.words}>{children}</div>
    </li>
  );
}
