import type { MDXProps } from "mdx/types";
import type { ComponentProps, ReactNode } from "react";

import { site, useContent, useTarget } from "../content";
import { sizesOf } from "../theme/max-widths";
import { quotation, stack } from "../ui/layout.css";
import { SiteLink } from "../ui/link";
import { Picture } from "../ui/picture";
import { TableScroller } from "../ui/table-scroller";
import { TAG_COMPONENTS } from "./tags";
import * as styles from "./prose.css";

type Components = NonNullable<MDXProps["components"]>;

const COMPONENTS: Components = {
  ...TAG_COMPONENTS,
  a: TextLink,
  img: TextImage,
  table: TextTable,
  blockquote: (quote) => <blockquote className={`${quotation} ${stack.small}`} {...quote} />,
  // The `align` attribute is obsolete (HTML, 16.2).
  th: ({ align, ...cell }) => <th data-align={align} {...cell} />,
  td: ({ align, ...cell }) => <td data-align={align} {...cell} />,
};

/** Shows the prose of the open page. */
export function Prose() {
  return (
    <div className={styles.root}>
      <ProseBody />
    </div>
  );
}

/** Renders the prose without a wrapper. */
export function ProseBody() {
  const { default: Body } = useContent();
  return <Body components={COMPONENTS} />;
}

function TextLink({ href = "", children, ...props }: ComponentProps<"a">) {
  const target = useTarget(href);
  // Without brackets, "15" with the note 1 would read as 151.
  if ("data-footnote-ref" in props)
    return (
      <a href={href} {...props}>
        [{children}]
      </a>
    );
  if ("data-footnote-backref" in props)
    return (
      <a href={href} aria-label={props["aria-label"]}>
        {children}
      </a>
    );
  return <SiteLink to={target}>{children}</SiteLink>;
}

function TextImage({ src = "", alt = "" }: { src?: string; alt?: string }) {
  const image = useContent().images[src];
  return image ? <Picture image={image} alt={alt} sizes={sizesOf("prose")} /> : null;
}

function TextTable({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.block}>
      <TableScroller label={site.labels.table}>
        <table>{children}</table>
      </TableScroller>
    </div>
  );
}
