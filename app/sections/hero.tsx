import type { Page } from "../schema/pages";
import { wideCondition } from "../theme/breakpoints";
import { sizesOf } from "../theme/max-widths";
import { pageColumn } from "../ui/layout.css";
import { List } from "../ui/list";
import { Picture } from "../ui/picture";
import { ActionGroup, type ActionGroupProps } from "./actions";
import * as styles from "./hero.css";

type HomeHero = Page<"home">["hero"];
interface HeroProps
  extends Partial<Pick<HomeHero, "image" | "alt" | "badges">>, Partial<ActionGroupProps> {
  headline: string;
  lead: string;
}

/** The drawing takes five of twelve columns. */
const DRAWING_SIZES = `${wideCondition} calc(${sizesOf("page")} * 5 / 12), ${sizesOf("drawing")}`;

/** Opens a page with its own layout: headline, lead and actions, beside a drawing if there is one. */
export function Hero({ headline, lead, actions = [], image, alt = "", badges }: HeroProps) {
  return (
    <div className={image ? styles.root : styles.rootAlone}>
      <div className={image ? styles.columns : pageColumn}>
        <div className={image ? styles.words : styles.wordsAlone}>
          <h1>{headline}</h1>
          <p className={styles.lead}>{lead}</p>
          <ActionGroup actions={actions} />
        </div>
        {image && (
          <div className={badges ? styles.image : styles.smallImage}>
            <Picture image={image} alt={alt} sizes={DRAWING_SIZES} isEager />
          </div>
        )}
        {badges && (
          <List className={styles.badges}>
            {badges.map((badge) => (
              <li key={badge} className={styles.badge}>
                {badge}
              </li>
            ))}
          </List>
        )}
      </div>
    </div>
  );
}
