import type { MDXProps } from "mdx/types";
import { Fragment, type ReactNode } from "react";

import { ContentContext, useContent, useLabelLang, useTarget, type Content } from "../content";
import { footnoteId } from "../schema/ids";
import { site } from "../site";
import { maxWidth } from "../theme/max-widths";
import { SiteLink } from "../ui/link";
import { Picture } from "../ui/picture";
import { TableFrame } from "../ui/table-frame";
import { TAGS } from "./tags";
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
  FootnoteReference,
  // What gfm.ts makes of a file with footnotes: its text, then the footnotes.
  Prose: Fragment,
  Footnotes: NOTHING,
  Footnote: NOTHING,
};

export function Prose({ content }: { content: Content }) {
  return (
    <div className={styles.root}>
      <ProseBody content={content} components={COMPONENTS} />
    </div>
  );
}

type ProseBodyProps = { content: Content; components: Components };

/** The prose without a wrapper. */
export function ProseBody({ content, components }: ProseBodyProps) {
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
    <div className={styles.section}>
      <TableFrame label={site.labels.table}>
        <table>{children}</table>
      </TableFrame>
    </div>
  );
}

interface FootnoteReferenceProps {
  name: string;
  number: number | string;
  /** Of the first reference to a footnote, which the footnote leads back to. */
  id?: string;
}

/** The number of a footnote, in brackets so that "15[1] years" never reads as 151; it leads to the footnote. */
function FootnoteReference({ name, number, id }: FootnoteReferenceProps) {
  const label = site.labels.note.replace("{n}", String(number));
  return (
    <sup>
      <a id={id} href={`#${footnoteId(name)}`} aria-label={label} lang={useLabelLang()}>
        {`[${number}]`}
      </a>
    </sup>
  );
}
