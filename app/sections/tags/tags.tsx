import { useId, type ComponentType, type ReactNode } from "react";

import { termId } from "../../schema/ids";
import type { Card, Person, Slide, Stat } from "../../schema/pages";
import type { TagName } from "../../schema/tags";
import { maxWidth } from "../../theme/max-widths";
import { Action } from "../../ui/action";
import { Checklist, List } from "../../ui/list";
import { Picture } from "../../ui/picture";
import { Tooltip } from "../../ui/tooltip/tooltip";
import { CardList } from "../cards/cards";
import { BriefEntries } from "../collection/collection";
import { Slides } from "../deck/deck";
import { useContent, useTarget } from "../prose/content-context";
import * as prose from "../prose/prose.css";
import { StatList } from "../stats/stats";
import * as styles from "./tags.css";

// The content check has compared what writers give with the props in app/schema/tags.ts.
export const TAGS = {
  Term,
  Button,
  Download,
  Stats,
  Cards,
  Checklist: Checks,
  Carousel,
  People,
  Latest,
  Figure,
  Quote,
  Notice,
} satisfies Record<TagName, ComponentType<never>>;

/** The content check allows only plain words between the tags. One such as "505(b)(2)" stays on its line. */
function Term({ children }: { children: string }) {
  const { terms = [] } = useContent().frontmatter;
  const name = children.toLowerCase();
  const term = terms.find((entry) => entry.name.toLowerCase() === name);
  if (!term) return <>{children}</>;
  const className = name.includes(" ") ? styles.term : `${styles.term} no-break`;
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
  return (
    <a href={document?.href} className={styles.download}>
      <span className={styles.downloadName}>{children}</span>{" "}
      <span className={styles.note}>{document?.note}</span>
    </a>
  );
}

/** As a ledger; what the stats mean is at the end of the page. */
function Stats({ items }: { items: Stat[] }) {
  return (
    <div className={prose.section}>
      <StatList stats={items} arrangement="ledger" />
    </div>
  );
}

function Cards({ items }: { items: Card[] }) {
  return (
    <div className={prose.section}>
      <CardList cards={items} />
    </div>
  );
}

function Checks({ items }: { items: string[] }) {
  return (
    <div className={prose.section}>
      <Checklist items={items} />
    </div>
  );
}

function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
  return (
    <div className={styles.carousel}>
      <Slides label={label} slides={slides} />
    </div>
  );
}

/** Two in a row are the widest; a phone shows one. */
const PORTRAIT_SIZES = "(max-width: 32em) 100vw, 24rem";

function People({ people }: { people: Person[] }) {
  return (
    <List className={styles.people}>
      {people.map(({ name, role, text, image, alt = "", profile }) => (
        <li key={name} className={styles.person}>
          {image ? (
            <Picture image={image} alt={alt} sizes={PORTRAIT_SIZES} className={styles.portrait} />
          ) : (
            <div aria-hidden className={styles.initials}>
              {initialsOf(name)}
            </div>
          )}
          <h3>{profile ? <a href={profile}>{name}</a> : name}</h3>
          <p className={styles.role}>{role}</p>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

/** Of the first and the last word: "Dr. Ada B. Bright, PhD" is AB. */
function initialsOf(name: string): string {
  const [first = "", ...rest] = name.replace(/^(?:Dr|Prof)\.? |,.*/g, "").match(/\p{L}\S*/gu) ?? [];
  return [first, rest.at(-1) ?? ""].map((word) => [...word][0]).join("");
}

function Latest({ list, count }: { list: string; count: number }) {
  const entries = (useContent().lists[list] ?? []).slice(0, count);
  if (entries.length === 0) return null;
  return (
    <div className={prose.section}>
      <BriefEntries entries={entries} />
    </div>
  );
}

function Figure({ src, alt, caption }: { src: string; alt: string; caption?: string }) {
  const image = useContent().images[src];
  return (
    <figure className={styles.figure}>
      {image && <Picture image={image} alt={alt} sizes={`min(${maxWidth.table}, 100vw)`} />}
      {caption && <figcaption className={styles.note}>{caption}</figcaption>}
    </figure>
  );
}

function Quote({ by, children }: { by?: string; children: ReactNode }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.quoted}>{children}</blockquote>
      {by && <figcaption className={styles.note}>{by}</figcaption>}
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
