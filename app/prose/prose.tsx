import type { MDXProps } from "mdx/types";
import type { ComponentProps, ReactNode } from "react";

import { ContentContext, useContent, useSite, useTarget, type Content } from "../content";
import { maxWidth } from "../theme/max-widths";
import { SiteLink } from "../ui/link";
import { Picture } from "../ui/picture";
import { TableFrame } from "../ui/table-frame";
import { TAG_COMPONENTS } from "./tags";
import * as styles from "./prose.css";

type Components = NonNullable<MDXProps["components"]>;

const COMPONENTS: Components = {
  ...TAG_COMPONENTS,
  a: TextLink,
  img: TextImage,
  table: TextTable,
  // Don't write the `align` attribute, because it is obsolete (HTML, 16.2).
  th: ({ align, ...cell }) => <th data-align={align} {...cell} />,
  td: ({ align, ...cell }) => <td data-align={align} {...cell} />,
  h2: Heading,
};

export function Prose({ content }: { content: Content }) {
  return (
    <div className={styles.root}>
      <ProseBody content={content} />
    </div>
  );
}

/** Renders the prose without a wrapper. */
export function ProseBody({ content }: { content: Content }) {
  const Body = content.default;
  return (
    <ContentContext.Provider value={content}>
      <Body components={COMPONENTS} />
    </ContentContext.Provider>
  );
}

/** Replaces the words of the heading that remark-rehype adds above footnotes. */
function Heading({ children, ...props }: ComponentProps<"h2">) {
  const { labels } = useSite();
  if (props.id !== "footnote-label") return <h2 {...props}>{children}</h2>;
  return <h2 id={props.id}>{labels.notes}</h2>;
}

function TextLink({ href = "", children, ...props }: ComponentProps<"a">) {
  const target = useTarget(href);
  const { labels } = useSite();
  // Don't drop the brackets of a footnote mark, because "15" with the note 1 would read as 151.
  if ("data-footnote-ref" in props)
    return (
      <a href={href} {...props}>
        [{children}]
      </a>
    );
  if ("data-footnote-backref" in props)
    return (
      <a href={href} aria-label={`${labels.backToText} ${numberIn(props)}`}>
        {children}
      </a>
    );
  return <SiteLink to={target}>{children}</SiteLink>;
}

/** Reads the number of a link back to a footnote's mark: "1-2" in "Back to reference 1-2". */
function numberIn({ "aria-label": label = "" }: ComponentProps<"a">): string {
  return /[\d-]*$/.exec(label)?.[0] ?? "";
}

function TextImage({ src = "", alt = "" }: { src?: string; alt?: string }) {
  const image = useContent().images[src];
  return image ? <Picture image={image} alt={alt} sizes={`min(${maxWidth.prose}, 100vw)`} /> : null;
}

function TextTable({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.section}>
      <TableFrame label={useSite().labels.table}>
        <table>{children}</table>
      </TableFrame>
    </div>
  );
}
