import { useContent } from "../content";
import type { Person } from "../schema/pages";
import { List } from "../ui/list";
import { Picture } from "../ui/picture";
import * as styles from "./people.css";

/** Portraits are widest in a row of two; a wide photo is cropped to half. */
const SIZES = { upright: "min(50vw, 24rem)", wide: "min(100vw, 48rem)" };

/** Shows the people of the page, each with a portrait or initials. @param group by default, all */
export function People({ group }: { group?: string }) {
  const { people = [] } = useContent().frontmatter;
  const shown = people.filter((person) => group === undefined || person.group === group);
  return (
    <List className={styles.list}>
      {shown.map((person) => (
        <li key={person.name} className={styles.person}>
          <Portrait {...person} />
          <h3 className={styles.name}>
            {person.profile ? <a href={person.profile}>{person.name}</a> : person.name}
          </h3>
          <p className={styles.role}>{person.role}</p>
          <p>{person.text}</p>
        </li>
      ))}
    </List>
  );
}

function Portrait({ name, image, alt = "" }: Person) {
  if (!image)
    return (
      <div aria-hidden className={styles.initials}>
        {initialsOf(name)}
      </div>
    );
  const sizes = image.width > image.height ? SIZES.wide : SIZES.upright;
  return <Picture image={image} alt={alt} sizes={sizes} className={styles.portrait} />;
}

/** Returns the initials of a name without titles: "AB" for "Dr. Ada B. Bright, PhD". */
function initialsOf(name: string): string {
  const words = name.replace(/,.*|\p{L}{2,}\.\s/gu, "").match(/\p{L}\S*/gu) ?? [];
  return [words[0], words.slice(1).at(-1)].map((word = "") => [...word][0]).join("");
}
