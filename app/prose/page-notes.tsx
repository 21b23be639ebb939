// The end of every page: the notice on plans.
import type { Content } from "../content";
import { site, useSiteLanguage } from "../site";
import { Text } from "../ui/text";
import * as styles from "./page-notes.css";

export function PageNotes({ content }: { content: Content }) {
  const lang = useSiteLanguage();
  return content.frontmatter.forwardLooking ? (
    <div role="note" lang={lang} className={styles.forwardLooking}>
      <div className={styles.forwardLookingText}>
        <Text>{site.forwardLooking}</Text>
      </div>
    </div>
  ) : null;
}
