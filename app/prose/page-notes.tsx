// The end of every page: the notice on plans.
import { useLabelLang, type Content } from "../content";
import { site } from "../site";
import { page } from "../ui/layout.css";
import { text } from "../ui/text";
import * as styles from "./page-notes.css";

/** The end of every page. */
export function PageNotes({ content }: { content: Content }) {
  const lang = useLabelLang();
  return content.frontmatter.forwardLooking ? (
    <div role="note" lang={lang} className={styles.forwardLooking}>
      <div className={page}>{text(site.forwardLooking)}</div>
    </div>
  ) : null;
}
