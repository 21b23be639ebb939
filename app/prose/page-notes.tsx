// The footnotes of the prose, from their references to the end of the page, and the notice on plans.
import { Fragment, type ReactNode } from "react";

import { useLabelLang, type Content } from "../content";
import { footnoteId } from "../schema/ids";
import { site } from "../site";
import { Section } from "../ui/band";
import { page } from "../ui/layout.css";
import { text } from "../ui/text";
import { COMPONENTS, ProseBody } from "./prose";
import * as styles from "./page-notes.css";

/** The end of every page. */
export function PageNotes({ content }: { content: Content }) {
  const lang = useLabelLang();
  return (
    <>
      {content.footnotes.length > 0 && (
        <Section title={site.labels.notes} titleLang={lang} layout="beside">
          <ol role="list" className={styles.footnotes}>
            <ProseBody content={content} components={FOOTNOTES_ONLY} />
          </ol>
        </Section>
      )}
      {content.frontmatter.forwardLooking && (
        <div role="note" lang={lang} className={styles.forwardLooking}>
          <div className={page}>{text(site.forwardLooking)}</div>
        </div>
      )}
    </>
  );
}

/** Renders only the footnotes of the prose. */
const FOOTNOTES_ONLY = { ...COMPONENTS, Prose: () => null, Footnotes: Fragment, Footnote };

interface FootnoteProps {
  name: string;
  number: string;
  /** The id of the first reference in the prose; a footnote that only a field refers to has none. */
  back?: string;
  children: ReactNode;
}

function Footnote({ name, number, back, children }: FootnoteProps) {
  const lang = useLabelLang();
  return (
    <li id={footnoteId(name)} className={styles.footnote}>
      {back ? (
        <a href={`#${back}`} aria-label={`${site.labels.backToText} [${number}]`} lang={lang}>
          {`[${number}]`}
        </a>
      ) : (
        <span>{`[${number}]`}</span>
      )}
      <div className={styles.footnoteText}>{children}</div>
    </li>
  );
}
