import type { MDXProps } from "mdx/types";
import { Fragment, type ReactNode } from "react";

import type { Content } from "../../schema/content";
import { NOTE_MARK, noteId } from "../../schema/ids";
import { maxWidth } from "../../theme/max-widths";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/link";
import { TableFrame } from "../../ui/table-frame";
import { TAGS } from "../tags/tags";
import { ContentContext, useContent, useTarget } from "./content-context";
import * as styles from "./prose.css";

type Components = NonNullable<MDXProps["components"]>;

const NOTHING = () => null;

/** Footnotes are left out: the end of the page shows them. */
export const COMPONENTS: Components = {
  ...TAGS,
  a: TextLink,
  img: TextImage,
  table: TextTable,
  // The attribute that Markdown's columns get is obsolete (HTML, 16.2).
  th: ({ align, ...cell }) => <th data-align={align} {...cell} />,
  td: ({ align, ...cell }) => <td data-align={align} {...cell} />,
  NoteMark,
  // What gfm.ts makes of a file: its text, then its notes.
  Text: Fragment,
  Notes: NOTHING,
  Note: NOTHING,
};

export function Prose({ content }: { content: Content }) {
  return (
    <div className={styles.root}>
      <ProseBody content={content} components={COMPONENTS} />
    </div>
  );
}

/** The prose without a wrapper. */
export function ProseBody({ content, components }: { content: Content; components: Components }) {
  const Body = content.default;
  return (
    <ContentContext.Provider value={content}>
      <Body components={components} />
    </ContentContext.Provider>
  );
}

function TextLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  return <SiteLink to={useTarget(href)}>{children}</SiteLink>;
}

function TextImage({ src = "", alt = "" }: { src?: string; alt?: string }) {
  const image = useContent().images[src];
  return image ? <Picture image={image} alt={alt} sizes={`min(${maxWidth.prose}, 100vw)`} /> : null;
}

function TextTable({ children }: { children?: ReactNode }) {
  return (
    <TableFrame className={styles.section}>
      <table>{children}</table>
    </TableFrame>
  );
}

/** The number of a footnote, in brackets so that "15[1] years" never reads as 151; it leads to the note. */
export function NoteMark({ name, number, id }: { name: string; number: number; id?: string }) {
  return (
    <sup>
      <a id={id} href={`#${noteId(name)}`}>{`[${number}]`}</a>
    </sup>
  );
}

/** A text of a field with its marks as links. @param notes the names of the page's footnotes, in order */
export function MarkedText({ text, notes }: { text: string; notes: readonly string[] }) {
  const parts = text.split(NOTE_MARK).map((part, index) => {
    const name = part.toLowerCase();
    const isMark = index % 2 === 1;
    return isMark ? <NoteMark key={name} name={name} number={notes.indexOf(name) + 1} /> : part;
  });
  return <>{parts}</>;
}
