import type { Page } from "../schema/pages";
import { ActionGroup, ActionLink } from "../ui/action";
import { Picture } from "../ui/picture";
import * as hero from "./hero.css";
import * as styles from "./home-hero.css";

export function HomeHero({ headline, lead, actions, badges, image, alt }: Page<"home">["hero"]) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1>{headline}</h1>
        <p className={hero.lead}>{lead}</p>
        <ActionGroup>
          {actions.map(({ label, to }, index) => <ActionLink key={to} to={to} rank={index === 0 ? "first" : "second"}>{label}</ActionLink>)}
        </ActionGroup>
      </div>
      <div className={styles.motif}><Picture image={image} alt={alt} isEager /></div>
      <ul className={styles.badges}>
        {badges.map((badge) => <li key={badge} className={styles.badge}>{badge}</li>)}
      </ul>
    </div>
  );
}
