import type { ComponentType, ReactNode } from "react";

import { useContent, useTarget } from "../content";
import { findTerm, termId } from "../schema/ids";
import type { ComponentTagName } from "../schema/tags";
import { sizesOf } from "../theme/max-widths";
import { Action } from "../ui/action";
import { Picture } from "../ui/picture";
import { caption as captionStyle, explained, strong } from "../ui/text.css";
import { TooltipLink } from "../ui/tooltip";
import { Latest } from "../sections/entries";
import { People } from "../sections/people";
import { Programmes } from "../sections/programmes";
import * as styles from "./prose.css";

/** The components of the tags; the content check has checked their props. */
export const TAG_COMPONENTS = {
  Term: TermLink,
  Button,
  Download,
  People: inBlock(People, styles.wideBlock),
  Programmes: inBlock<object>(Programmes, styles.wideBlock),
  Latest: inBlock(Latest, styles.block),
  Figure,
  Notice,
} satisfies Record<ComponentTagName, ComponentType<never>>;

/** Wraps a component for its place between paragraphs. */
function inBlock<Props extends object>(Part: ComponentType<Props>, className: string) {
  return (props: Props) => (
    <div className={className}>
      <Part {...props} />
    </div>
  );
}

/** Links a term to its explanation. */
function TermLink({ children }: { children: string }) {
  const { terms = [] } = useContent().frontmatter;
  const term = findTerm(terms, children);
  if (!term) return <>{children}</>;
  return (
    <TooltipLink target={termId(term)} content={term.meaning} className={explained}>
      {children}
    </TooltipLink>
  );
}

function Button({ to, children }: { to: string; children: ReactNode }) {
  return <Action to={useTarget(to)}>{children}</Action>;
}

function Download({ file, children }: { file: string; children: ReactNode }) {
  return (
    <Action to={useTarget(file)} variant="secondary">
      {children}
    </Action>
  );
}

function Figure({ src, alt, caption }: { src: string; alt: string; caption?: string }) {
  const image = useContent().images[src];
  return (
    <figure className={styles.figure}>
      {image && <Picture image={image} alt={alt} sizes={sizesOf("table")} />}
      {caption && <figcaption className={captionStyle}>{caption}</figcaption>}
    </figure>
  );
}

function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="note" aria-label={title} className={styles.notice}>
      {title && <p className={strong}>{title}</p>}
      {children}
    </div>
  );
}
