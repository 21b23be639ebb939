// A page's MDX body, with the tags that need data of the page, and images with their size.
import type { MDXContent, MDXProps } from "mdx/types";
import { Fragment, useMemo } from "react";

import type { DocumentFile, Image } from "../../schema/fields";
import type { Term as TermEntry } from "../../schema/pages";
import { measure } from "../../theme/measures";
import { termId } from "../../ui/navigation/part-id";
import { Picture } from "../../ui/picture";
import { TableFrame } from "../../ui/table-frame";
import { Tooltip } from "../../ui/tooltip/tooltip";
import { linkTags } from "./link-tags";
import { NoteMark } from "./note-mark";
import * as styles from "./prose.css";

/** What the tags of a page's prose need. */
export interface ProseData {
  images: Record<string, Image>;
  documents: Record<string, DocumentFile>;
  terms?: TermEntry[] | undefined;
}

export function Prose({ body: Body, ...data }: ProseData & { body: MDXContent }) {
  const components = useComponents(data);
  return (
    <div className={styles.root}>
      <Body components={components} />
    </div>
  );
}

/** A component that shows nothing. */
export const NOTHING = () => null;

/** The components of a page's prose, without its footnotes; memoized, or each render would mount the prose anew. */
export function useComponents({ images, documents, terms }: ProseData) {
  return useMemo<NonNullable<MDXProps["components"]>>(
    () => ({
      ...linkTags(documents),
      NoteMark,
      Text: Fragment,
      Notes: NOTHING,
      Note: NOTHING,
      img: ({ src = "", alt = "" }) =>
        images[src] ? (
          <Picture image={images[src]} alt={alt} sizes={`min(${measure.prose}, 100vw)`} />
        ) : null,
      table: ({ children }) => (
        <TableFrame className={styles.section}>
          <table>{children}</table>
        </TableFrame>
      ),
      Figure: ({ src, alt, caption }: { src: string; alt: string; caption?: string }) => (
        <figure className={styles.figure}>
          {images[src] && (
            <Picture image={images[src]} alt={alt} sizes={`min(${measure.table}, 100vw)`} />
          )}
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ),
      // The content check allows only plain words between the tags.
      Term: ({ children }: { children: string }) => {
        const name = children.toLowerCase();
        const term = terms?.find((entry) => entry.name.toLowerCase() === name);
        return term ? (
          <Tooltip target={termId(term)} content={term.meaning} className={styles.term}>
            {children}
          </Tooltip>
        ) : (
          <>{children}</>
        );
      },
    }),
    [images, documents, terms],
  );
}
