// The layout of prose pages, which are its child routes.
import { useContent } from "../content";
import { TableOfContents } from "../prose/table-of-contents";
import { Prose } from "../prose/prose";
import { Glossary } from "../sections/definitions";
import { EntryFooter, EntryList } from "../sections/entries";
import { ProseHead } from "../sections/prose-head";
import { sizesOf } from "../theme/max-widths";
import { Section } from "../ui/section";
import { Picture } from "../ui/picture";
import * as styles from "../sections/prose-head.css";

export default function ProseRoute() {
  const { frontmatter: page, headings } = useContent();
  const { image, alt = "", collection } = page;
  return (
    <>
      <ProseHead page={page} />
      <Section>
        {image && (
          <Picture
            image={image}
            alt={alt}
            sizes={sizesOf("table")}
            isEager
            className={styles.image}
          />
        )}
        {headings && <TableOfContents headings={headings} />}
        <Prose />
        {collection?.entries && <EntryList entries={collection.entries} />}
      </Section>
      <Glossary terms={page.terms} />
      {collection && <EntryFooter collection={collection} />}
    </>
  );
}
