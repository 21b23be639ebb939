import type { Page } from "../../schema/pages";
import { wideWindow } from "../../theme/breakpoints";
import { measure } from "../../theme/measures";
import { ActionGroup, ActionLink } from "../../ui/action";
import * as band from "../../ui/band.css";
import { Picture } from "../../ui/picture";
import { List } from "../../ui/list";
import * as styles from "./home-hero.css";

/** Five of twelve columns on wide screens; see home-hero.css.ts. */
const SIZES = `${wideWindow} min(${measure.page} * 5 / 12, 42vw), min(${measure.art}, 100vw)`;

export function HomeHero({ headline, lead, actions, badges, image, alt }: Page<"home">["hero"]) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1>{headline}</h1>
        <p className={band.lead}>{lead}</p>
        <ActionGroup>
          {actions.map(({ label, to }, index) => (
            <ActionLink key={label} to={to} rank={index === 0 ? "first" : "second"}>
              {label}
            </ActionLink>
          ))}
        </ActionGroup>
      </div>
      <div className={styles.motif}>
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
