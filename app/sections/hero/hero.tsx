import type { Page } from "../../schema/pages";
import { Action, ActionGroup } from "../../ui/action";
import * as band from "../../ui/band.css";
import * as styles from "./hero.css";

type HeroProps = Omit<Page<"investors">["hero"], "actions"> &
  Partial<Pick<Page<"investors">["hero"], "actions">>;

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
              {actions.map(({ label, to }, index) => (
                <Action key={label} to={to} rank={index === 0 ? "first" : "second"}>
                  {label}
                </Action>
              ))}
            </ActionGroup>
          )}
        </div>
      </div>
    </div>
  );
}
