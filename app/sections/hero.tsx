import type { Page } from "../schema/pages";
import { wideCondition } from "../theme/breakpoints";
import { maxWidth } from "../theme/max-widths";
import { ActionGroup, type Actions } from "../ui/action";
import { lead as leadStyle } from "../ui/band.css";
import { List } from "../ui/list";
import { Picture } from "../ui/picture";
import { text } from "../ui/text";
import { WayInstead } from "./way-instead";
import * as styles from "./hero.css";

interface WordsProps {
  headline: string;
  lead: string;
  actions?: Actions;
  /** How they are arranged: below each other, or the lead beside the headline. */
  className?: string;
}

type HeroProps = WordsProps & Partial<Pick<Page<"home">["hero"], "image" | "alt">>;

/** The opening of every page with a layout of its own except Home, with a drawing beside the words if there is one. */
export function Hero({ image, alt = "", ...words }: HeroProps) {
  return (
    <div className={styles.root}>
      {image ? (
        <div className={styles.columns}>
          <Words {...words} />
          <div className={styles.smallImage}>
            <Picture image={image} alt={alt} sizes={SIZES} isEager />
          </div>
        </div>
      ) : (
        <Words {...words} className={styles.beside} />
      )}
    </div>
  );
}

/** Five of twelve columns on wide screens. */
const SIZES = `${wideCondition} min(${maxWidth.page} * 5 / 12, 42vw), min(${maxWidth.drawing}, 100vw)`;

export function HomeHero({ badges, image, alt, ...words }: Page<"home">["hero"]) {
  return (
    <div className={styles.home}>
      <Words {...words} />
      <div className={styles.image}>
        <Picture image={image} alt={alt} sizes={SIZES} isEager />
      </div>
      {badges && (
        <List className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge} className={styles.badge}>
              {text(badge)}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

function Words({ headline, lead, actions = [], className = styles.words }: WordsProps) {
  return (
    <div className={className}>
      <h1>{text(headline)}</h1>
      <p className={`${leadStyle} ${reserveLines(lead)}`}>{text(lead)}</p>
      {actions.length > 0 && <ActionGroup actions={actions} />}
      <WayInstead actions={actions} />
    </div>
  );
}

/** Estimates how many lines a lead takes: of 36 characters on a phone and beside a drawing, of 50 on a wide screen. */
function reserveLines({ length }: string): string {
  const linesOf = (characters: number) => Math.ceil(length / characters);
  return `${styles.narrowLines[linesOf(36)]} ${styles.wideLines[linesOf(50)]}`;
}
