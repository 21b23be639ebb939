import type { Person } from "../schema/pages";
import { List } from "../ui/list";
import { Picture } from "../ui/picture";
import { formatText } from "../ui/text";
import * as styles from "./people.css";

/** Two in a row are the widest; a phone shows one. */
const PORTRAIT_SIZES = "(max-width: 32em) 100vw, 24rem";

interface PeopleProps {
  people: Person[];
  /** By default, all are shown. */
  group?: string;
}

/** People, each with a portrait or initials. */
export function People({ people, group }: PeopleProps) {
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
          <p>{formatText(person.text)}</p>
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
  const shape = image.width > image.height ? "wide" : "upright";
  return (
    <Picture image={image} alt={alt} sizes={PORTRAIT_SIZES} className={styles.portrait[shape]} />
  );
}

/** The initials of the first and the last word, titles left out: "Dr. Ada B. Bright, PhD" is AB. */
function initialsOf(name: string): string {
  const words = name.replace(/,.*|\p{L}{2,}\.\s/gu, "").match(/\p{L}\S*/gu) ?? [];
  return [words[0], words.slice(1).at(-1)].map((word = "") => [...word][0]).join("");
}
