import { ActionGroup, InertButton } from "../../ui/action";
import * as band from "../../ui/band.css";
import * as styles from "./hero.css";

type HeroProps = { headline: string; lead: string; actions?: { label: string }[] };

/** The opening of every page except Home. */
export function Hero({ headline, lead, actions }: HeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <h1>{headline}</h1>
        <div className={styles.side}>
          <p className={band.lead}>{lead}</p>
          {actions && (
            <ActionGroup>
              {actions.map(({ label }, index) => (
                <InertButton key={label} rank={index === 0 ? "first" : "second"}>
                  {label}
                </InertButton>
              ))}
            </ActionGroup>
          )}
        </div>
      </div>
    </div>
  );
}
