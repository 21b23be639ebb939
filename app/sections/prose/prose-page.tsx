// A page of prose: title, text with its sections, and what its terms and stats mean.
import type { MDXContent } from "mdx/types";

import type { Image } from "../../schema/fields";
import type { Page } from "../../schema/pages";
import { Band } from "../../ui/band";
import * as hero from "../hero/hero.css";
import { StatNotes } from "../stats/stat-notes";
import { ForwardLooking } from "./forward-looking";
import { Glossary } from "./glossary";
import { Prose } from "./prose";
import * as styles from "./prose-page.css";

interface ProsePageProps {
  frontmatter: Page<"prose">;
  body: MDXContent;
  images: Record<string, Image>;
  labels: Page<"site">["labels"];
  /** The notice at the end of a page with plans. */
  notice: string;
}

export function ProsePage({
  frontmatter: { title, lead, draft, forwardLooking, stats, terms },
  body,
  images,
  labels,
  notice,
}: ProsePageProps) {
  return (
    <>
      <div className={styles.root}>
        <div className={styles.head}>
          {draft && <p className={styles.draft}>{labels.draft}</p>}
          <h1>{title}</h1>
          {lead && <p className={hero.lead}>{lead}</p>}
        </div>
      </div>
      <Band>
        <Prose body={body} images={images} terms={terms} />
      </Band>
      {stats && <StatNotes title={labels.figures} stats={stats} />}
      <Glossary title={labels.terms} terms={terms} />
      {forwardLooking && <ForwardLooking text={notice} />}
    </>
  );
}
