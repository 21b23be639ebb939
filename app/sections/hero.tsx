import type { ReactNode } from "react";

import type { Page } from "../schema/pages";
import { wideCondition } from "../theme/breakpoints";
import { maxWidth } from "../theme/max-widths";
import { ActionGroup, type Actions } from "../ui/action";
import { lead as leadStyle } from "../ui/band.css";
import { page } from "../ui/layout.css";
import { List } from "../ui/list";
import { Picture } from "../ui/picture";
import { text } from "../ui/text";
import * as styles from "./hero.css";

interface WordsProps {
  headline: string;
  lead: string;
  actions?: Actions;
}

interface HeroProps extends WordsProps {
  /** Beside the words on wide screens. */
  children?: ReactNode;
}

/** The opening of every page with a layout of its own except Home. */
export function Hero({ children, ...words }: HeroProps) {
  return (
    <div className={styles.root}>
      <div className={children ? styles.columns : page}>
        <Words {...words} />
        {children}
      </div>
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

function Words({ headline, lead, actions }: WordsProps) {
  return (
    <div className={styles.words}>
      <h1>{text(headline)}</h1>
      <p className={`${leadStyle} ${reserveLines(lead.length)}`}>{text(lead)}</p>
      {actions && <ActionGroup actions={actions} />}
    </div>
  );
}

/** Estimates how many lines a lead takes: of 36 characters on a phone, of 56 in the widest column for it. */
function reserveLines(characters: number): string {
  const onPhone = Math.ceil(characters / 36);
  const elsewhere = Math.ceil(characters / 56);
  return `${styles.narrowLines[onPhone]} ${styles.mediumLines[elsewhere]}`;
}
