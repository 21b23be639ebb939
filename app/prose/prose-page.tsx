// A prose page: title, text with its sections, what its terms and stats mean, and what its collection adds.
import type { Content } from "../content";
import { site, useSiteLanguage } from "../site";
import { maxWidth } from "../theme/max-widths";
import { Band } from "../ui/band";
import * as band from "../ui/band.css";
import { Picture } from "../ui/picture";
import { Text } from "../ui/text";
import { Breadcrumb } from "./breadcrumb";
import { WithContents } from "./contents";
import { Glossary, StatDefinitions } from "./definitions";
import { EntryDate, EntryFooter, EntryList } from "./entries";
import { PageNotes } from "./page-notes";
import { Prose } from "./prose";
import * as styles from "./prose-page.css";

export function ProsePage({ content }: { content: Content }) {
  const { title, headline = title, lead, draft, stats, terms } = content.frontmatter;
  const { date = "", starts, place, webcast, author, image, alt = "" } = content.frontmatter;
  const { collection } = content.frontmatter;
  const lang = useSiteLanguage();
  return (
    <>
      <div className={styles.head}>
        <div className={styles.headContent}>
          {collection?.when && <Breadcrumb page={content.frontmatter} />}
          {draft && (
            <p lang={lang} className={styles.draft}>
              {site.labels.draft}
            </p>
          )}
          <h1>
            <Text>{headline}</Text>
          </h1>
          {collection?.when && (
            <p>
              <EntryDate {...{ date, starts, when: collection.when, place, webcast }} />
              {author && ` · ${author}`}
            </p>
          )}
          {lead && (
            <p className={band.lead}>
              <Text>{lead}</Text>
            </p>
          )}
        </div>
      </div>
      <Band>
        {image && (
          <div className={styles.headImage}>
            <Picture image={image} alt={alt} sizes={`min(${maxWidth.table}, 100vw)`} isEager />
          </div>
        )}
        <WithContents contents={content.contents}>
          <Prose content={content} />
        </WithContents>
        {collection?.entries && <EntryList entries={collection.entries} />}
      </Band>
      <StatDefinitions stats={stats} />
      <Glossary terms={terms} />
      {collection && <EntryFooter collection={collection} />}
      <PageNotes content={content} />
    </>
  );
}
