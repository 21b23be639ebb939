import { useId, type ComponentType, type ReactNode } from "react";

import { findTerm, termId } from "../schema/ids";
import type { Card, Slide, Stat } from "../schema/pages";
import type { SharedTagName } from "../schema/tags";
import { site } from "../site";
import { maxWidth } from "../theme/max-widths";
import { Action } from "../ui/action";
import { CardList } from "../ui/card-list";
import { Carousel } from "../ui/carousel";
import { DownloadLink } from "../ui/download-link";
import { Checklist } from "../ui/list";
import { Picture } from "../ui/picture";
import type { TitleLevel } from "../ui/title";
import { Tooltip } from "../ui/tooltip";
import { useContent, useTarget } from "./content-context";
import { CompactEntryList } from "./entries";
import { People } from "./people";
import * as prose from "./prose.css";
import { StatList } from "./stats";
import * as styles from "./tags.css";

// The content check has compared what writers give with the props in app/schema/tags.ts.
export const TAGS = {
  Term,
  Button,
  Download,
  Stats,
  Cards,
  Checklist: ChecklistTag,
  Carousel: CarouselTag,
  People,
  Latest,
  Figure,
  Quote,
  Notice,
} satisfies Record<SharedTagName, ComponentType<never>>;

/** The content check allows only plain words between the tags. One such as "505(b)(2)" stays on its line. */
function Term({ children }: { children: string }) {
  const { terms = [] } = useContent().frontmatter;
  const term = findTerm(terms, children);
  if (!term) return <>{children}</>;
  const className = /\s/.test(children) ? styles.term : `${styles.term} no-break`;
  return (
    <Tooltip target={termId(term)} content={term.meaning} className={className}>
      {children}
    </Tooltip>
  );
}

function Button({ to, children }: { to: string; children: ReactNode }) {
  return <Action to={useTarget(to)}>{children}</Action>;
}

function Download({ file, children }: { file: string; children: ReactNode }) {
  const document = useContent().documents[file];
  return document && <DownloadLink to={document}>{children}</DownloadLink>;
}

/** As a ledger; what the stats mean is at the end of the page. */
function Stats({ items }: { items: Stat[] }) {
  return (
    <div className={prose.section}>
      <StatList stats={items} arrangement="ledger" />
    </div>
  );
}

function Cards({ items, level }: { items: Card[]; level?: TitleLevel | undefined }) {
  return (
    <div className={prose.section}>
      <CardList cards={items} level={level} />
    </div>
  );
}

function ChecklistTag({ items }: { items: string[] }) {
  return (
    <div className={prose.section}>
      <Checklist items={items} />
    </div>
  );
}

interface CarouselTagProps {
  label: string;
  slides: Slide[];
  level?: TitleLevel | undefined;
}

function CarouselTag({ label, slides, level }: CarouselTagProps) {
  return (
    <div className={styles.carousel}>
      <Carousel label={label} slides={slides} labels={site.labels.slides} level={level} />
    </div>
  );
}

function Latest({ list, count }: { list: string; count: number }) {
  const entries = (useContent().lists[list] ?? []).slice(0, count);
  if (entries.length === 0) return null;
  return (
    <div className={prose.section}>
      <CompactEntryList entries={entries} />
    </div>
  );
}

function Figure({ src, alt, caption }: { src: string; alt: string; caption?: string }) {
  const image = useContent().images[src];
  return (
    <figure className={styles.figure}>
      {image && <Picture image={image} alt={alt} sizes={`min(${maxWidth.table}, 100vw)`} />}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function Quote({ by, children }: { by?: string; children: ReactNode }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.quoted}>{children}</blockquote>
      {by && <figcaption className={styles.caption}>{by}</figcaption>}
    </figure>
  );
}

function Notice({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="note" aria-labelledby={title && id} className={styles.notice}>
      {title && (
        <p id={id} className={styles.noticeTitle}>
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
