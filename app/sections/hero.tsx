import { ActionGroup, type Actions } from "../ui/action";
import * as band from "../ui/band.css";
import { Text } from "../ui/text";
import * as styles from "./hero.css";

type HeroProps = { headline: string; lead: string; actions?: Actions };

/** The opening of every page with a layout of its own except Home. */
export function Hero({ headline, lead, actions }: HeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <h1>
          <Text>{headline}</Text>
        </h1>
        <p className={band.lead}>
          <Text>{lead}</Text>
        </p>
        {actions && <ActionGroup actions={actions} />}
      </div>
    </div>
  );
}
