import type { Page } from "../schema/pages";
import { wideCondition } from "../theme/breakpoints";
import { maxWidth } from "../theme/max-widths";
import { List } from "../ui/list";
import { Picture } from "../ui/picture";
import { Text } from "../ui/text";
import { HeroWords } from "./hero";
import * as styles from "./home-hero.css";

/** Five of twelve columns on wide screens. */
const SIZES = `${wideCondition} min(${maxWidth.page} * 5 / 12, 42vw), min(${maxWidth.drawing}, 100vw)`;

export function HomeHero({ badges, image, alt, ...words }: Page<"home">["hero"]) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <HeroWords {...words} />
      </div>
      <div className={styles.image}>
        <Picture image={image} alt={alt} sizes={SIZES} isEager />
      </div>
      {badges && (
        <List className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge} className={styles.badge}>
              <Text>{badge}</Text>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
