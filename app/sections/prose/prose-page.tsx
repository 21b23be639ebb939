// A page of prose: title, text with its sections, what its terms and stats mean, and what its collection adds.
import type { MDXContent } from "mdx/types";

import type { Page } from "../../schema/pages";
import { measure } from "../../theme/measures";
import { Band } from "../../ui/band";
import * as band from "../../ui/band.css";
import { Picture } from "../../ui/picture";
import { Day } from "../collection/day";
import { EntryEnd } from "../collection/entry-end";
import { EntryList } from "../collection/entry-list";
import { StatNotes } from "../stats/stat-notes";
import { Glossary } from "./glossary";
import { PageEnd } from "./page-end";
import { Prose } from "./prose";
import * as styles from "./prose-page.css";

type ProsePageProps = Omit<ProsePageModule, "default"> & { body: MDXContent; site: Page<"site"> };

export function ProsePage({ frontmatter, body, images, documents, notes, site }: ProsePageProps) {
  const { title, headline = title, lead, draft, stats, terms } = frontmatter;
  const { date, author, image, alt = "", collection } = frontmatter;
  const { labels } = site;
  const isFurtherPage = collection?.entries !== undefined && collection.newer !== undefined;
  return (
    <>
      <div className={styles.root}>
        <div className={styles.head}>
          {draft && <p className={styles.draft}>{labels.draft}</p>}
          <h1>{headline}</h1>
          {date && (
            <p>
              <Day date={date} />
              {author && ` · ${author}`}
            </p>
          )}
          {lead && !isFurtherPage && <p className={band.lead}>{lead}</p>}
        </div>
      </div>
      <Band>
        {image && (
          <div className={styles.image}>
            <Picture image={image} alt={alt} sizes={`min(${measure.table}, 100vw)`} isEager />
          </div>
        )}
        {!isFurtherPage && (
          <Prose body={body} images={images} documents={documents} terms={terms} />
        )}
        {collection?.entries && <EntryList entries={collection.entries} />}
      </Band>
      {stats && <StatNotes title={labels.figures} stats={stats} notes={notes} />}
      <Glossary title={labels.terms} terms={terms} />
      {collection && <EntryEnd collection={collection} site={site} />}
      <PageEnd prose={{ body, images, documents, notes }} page={frontmatter} site={site} />
    </>
  );
}
