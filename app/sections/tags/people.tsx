import type { Person } from "../../schema/pages";
import { Picture } from "../../ui/picture";
import { List } from "../../ui/list";
import * as styles from "./people.css";

/** Two in a row are the widest; a phone shows one. */
const SIZES = "(max-width: 32em) 100vw, 24rem";

/** `<People>`: portraits of one size, each with a name, a role and a short biography. */
export function People({ people }: { people: Person[] }) {
  return (
    <List className={styles.root}>
      {people.map(({ name, role, text, image, alt }) => (
        <li key={name} className={styles.person}>
          <Picture image={image} alt={alt} sizes={SIZES} className={styles.portrait} />
          <h3>{name}</h3>
          <p className={styles.role}>{role}</p>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
