// A prose page: title, text with its sections, what its terms and stats mean, and what its collection adds.
import type { ProseContent } from "../../schema/content";
import { maxWidth } from "../../theme/max-widths";
import { Band } from "../../ui/band";
import * as band from "../../ui/band.css";
import { Picture } from "../../ui/picture";
import { EntryDay, EntryEnd, EntryList } from "../collection/collection";
import { useSite } from "../site";
import { Glossary, PageEnd, StatNotes } from "./page-end";
import { Prose } from "./prose";
import * as styles from "./prose.css";

export function ProsePage({ content }: { content: ProseContent }) {
  const { labels } = useSite();
  const { title, headline = title, lead, draft, stats, terms } = content.frontmatter;
  const { date, starts, ends, place } = content.frontmatter;
  const { author, image, alt = "", collection } = content.frontmatter;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.headContent}>
          {draft && <p className={styles.draft}>{labels.draft}</p>}
          <h1>{headline}</h1>
          {date && (
            <p>
              <EntryDay {...{ date, starts, ends, place }} />
              {author && ` · ${author}`}
            </p>
          )}
          {lead && <p className={band.lead}>{lead}</p>}
        </div>
      </div>
      <Band>
        {image && (
          <div className={styles.headImage}>
            <Picture image={image} alt={alt} sizes={`min(${maxWidth.table}, 100vw)`} isEager />
          </div>
        )}
        <Prose content={content} />
        {collection?.entries && <EntryList entries={collection.entries} />}
      </Band>
      {stats && <StatNotes stats={stats} notes={content.notes} />}
      <Glossary terms={terms} />
      {collection && <EntryEnd collection={collection} />}
      <PageEnd content={content} />
    </>
  );
}
