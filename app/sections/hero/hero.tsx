import type { Page } from "../../schema/pages";
import { wideWindow } from "../../theme/breakpoints";
import { maxWidth } from "../../theme/max-widths";
import { ActionGroup, type Actions } from "../../ui/action";
import * as band from "../../ui/band.css";
import { List } from "../../ui/list";
import { Picture } from "../../ui/picture";
import * as styles from "./hero.css";

type HeroProps = { headline: string; lead: string; actions?: Actions };

/** The opening of every page except Home. */
export function Hero({ headline, lead, actions }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.content}>
        <h1>{headline}</h1>
        <p className={band.lead}>{lead}</p>
        {actions && <ActionGroup actions={actions} />}
      </div>
    </div>
  );
}

/** Five of twelve columns on wide screens. */
const SIZES = `${wideWindow} min(${maxWidth.page} * 5 / 12, 42vw), min(${maxWidth.drawing}, 100vw)`;

export function HomeHero({ headline, lead, actions, badges, image, alt }: Page<"home">["hero"]) {
  return (
    <div className={styles.home}>
      <div className={styles.homeWords}>
        <h1>{headline}</h1>
        <p className={band.lead}>{lead}</p>
        <ActionGroup actions={actions} />
      </div>
      <div className={styles.homeImage}>
        <Picture image={image} alt={alt} sizes={SIZES} isEager />
      </div>
      <List className={styles.badges}>
        {badges.map((badge) => (
          <li key={badge} className={styles.badge}>
            {badge}
          </li>
        ))}
      </List>
    </div>
  );
}
