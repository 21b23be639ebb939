import type { Page } from "../schema/pages";
import { wideCondition } from "../theme/breakpoints";
import { maxWidth } from "../theme/max-widths";
import { ActionGroup } from "../ui/action";
import * as band from "../ui/band.css";
import { List } from "../ui/list";
import { Picture } from "../ui/picture";
import { Text } from "../ui/text";
import * as styles from "./home-hero.css";

/** Five of twelve columns on wide screens. */
const SIZES = `${wideCondition} min(${maxWidth.page} * 5 / 12, 42vw), min(${maxWidth.drawing}, 100vw)`;

export function HomeHero({ headline, lead, actions, badges, image, alt }: Page<"home">["hero"]) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1>
          <Text>{headline}</Text>
        </h1>
        <p className={band.lead}>
          <Text>{lead}</Text>
        </p>
        <ActionGroup actions={actions} />
      </div>
      <div className={styles.image}>
        <Picture image={image} alt={alt} sizes={SIZES} isEager />
      </div>
      <List className={styles.badges}>
        {badges.map((badge) => (
          <li key={badge} className={styles.badge}>
            <Text>{badge}</Text>
          </li>
        ))}
      </List>
    </div>
  );
}
