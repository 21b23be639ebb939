// A page of prose: title, text with its sections, and what its terms and stats mean.
import type { MDXContent } from "mdx/types";

import type { Page } from "../../schema/pages";
import { Band } from "../../ui/band";
import * as band from "../../ui/band.css";
import { StatNotes } from "../stats/stat-notes";
import { Glossary } from "./glossary";
import { PageEnd } from "./page-end";
import { Prose } from "./prose";
import * as styles from "./prose-page.css";

type ProsePageProps = Omit<ProsePageModule, "default"> & { body: MDXContent; site: Page<"site"> };

export function ProsePage({ frontmatter, body, images, documents, notes, site }: ProsePageProps) {
  const { title, lead, draft, stats, terms } = frontmatter;
  const { labels } = site;
  return (
    <>
      <div className={styles.root}>
        <div className={styles.head}>
          {draft && <p className={styles.draft}>{labels.draft}</p>}
          <h1>{title}</h1>
          {lead && <p className={band.lead}>{lead}</p>}
        </div>
      </div>
      <Band>
        <Prose body={body} images={images} documents={documents} terms={terms} />
      </Band>
      {stats && <StatNotes title={labels.figures} stats={stats} notes={notes} />}
      <Glossary title={labels.terms} terms={terms} />
      <PageEnd prose={{ body, images, documents, notes }} page={frontmatter} site={site} />
    </>
  );
}
