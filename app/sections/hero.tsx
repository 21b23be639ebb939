import type { ReactNode } from "react";

import { ActionGroup, type Actions } from "../ui/action";
import * as band from "../ui/band.css";
import { Text } from "../ui/text";
import * as styles from "./hero.css";

interface Words {
  headline: string;
  lead: string;
  actions?: Actions;
}

interface HeroProps extends Words {
  /** Beside the words on wide screens. */
  children?: ReactNode;
}

/** The opening of every page with a layout of its own except Home. */
export function Hero({ children, ...words }: HeroProps) {
  return (
    <div className={styles.root}>
      <div className={children ? styles.columns : styles.content}>
        <div className={styles.words}>
          <HeroWords {...words} />
        </div>
        {children}
      </div>
    </div>
  );
}

export function HeroWords({ headline, lead, actions }: Words) {
  return (
    <>
      <h1>
        <Text>{headline}</Text>
      </h1>
      <p className={band.lead}>
        <Text>{lead}</Text>
      </p>
      {actions && <ActionGroup actions={actions} />}
    </>
  );
}
