import { useContent, site } from "../content";
import { maxWidth } from "../theme/max-widths";
import { Band } from "../ui/band";
import * as band from "../ui/band.css";
import { Picture } from "../ui/picture";
import { Breadcrumb } from "./breadcrumb";
import { Contents } from "./contents";
import { Glossary } from "../sections/definitions";
import { EntryFooter, EntryList } from "../sections/entries";
import { Prose } from "./prose";
import * as styles from "./prose-page.css";

/** Shows a page without its own layout: title, prose, explanations, and what its collection adds. */
export function ProsePage() {
  const content = useContent();
  const { frontmatter: page, contents } = content;
  const { title, headline = title, lead, collection, image, alt = "" } = page;
  const { labels } = site;
  const { when } = collection ?? {};
  return (
    <>
      <div className={styles.head}>
        <div className={styles.headContent}>
          {when && <Breadcrumb page={page} />}
          {page.draft && <p className={styles.draft}>{labels.draft}</p>}
          <h1>{headline}</h1>
          {when && (
            <p>
              <time dateTime={page.date}>{when}</time>
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
        {contents && <Contents headings={contents} />}
        <Prose content={content} />
        {collection?.entries && <EntryList entries={collection.entries} />}
      </Band>
      <Glossary terms={page.terms} />
      {collection && <EntryFooter collection={collection} />}
    </>
  );
}
