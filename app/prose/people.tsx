import type { Person } from "../schema/pages";
import { List } from "../ui/list";
import { Picture } from "../ui/picture";
import { Text } from "../ui/text";
import { Title, type TitleLevel } from "../ui/title";
import * as styles from "./people.css";

/** Two in a row are the widest; a phone shows one. */
const PORTRAIT_SIZES = "(max-width: 32em) 100vw, 24rem";

interface PeopleProps {
  people: Person[];
  /** By default, all are shown. */
  group?: string;
  level?: TitleLevel | undefined;
}

/** People, each with a portrait or initials. */
export function People({ people, group, level }: PeopleProps) {
  const shown = people.filter((person) => group === undefined || person.group === group);
  return (
    <List className={styles.list}>
      {shown.map(({ name, role, text, image, alt = "", profile }) => (
        <li key={name} className={styles.person}>
          {image ? (
            <Picture image={image} alt={alt} sizes={PORTRAIT_SIZES} className={styles.portrait} />
          ) : (
            <div aria-hidden className={styles.initials}>
              {initialsOf(name)}
            </div>
          )}
          <Title level={level}>{profile ? <a href={profile}>{name}</a> : name}</Title>
          <p className={styles.role}>{role}</p>
          <p>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </List>
  );
}

/** Titles before a name: "Prof. ", "Dr. med. ", "Dr. h. c. "; not the first name in "A. Bright". */
const TITLES = /^(?:(?:\p{L}{2,}\.|Dr|Prof|Professor|h\. ?c\.)\s+)+/u;

/** Of the first and the last word: "Dr. Ada B. Bright, PhD" is AB. */
function initialsOf(name: string): string {
  const [first = "", ...rest] =
    name
      .replace(TITLES, "")
      .replace(/,.*/, "")
      .match(/\p{L}\S*/gu) ?? [];
  return [first, rest.at(-1) ?? ""].map((word) => [...word][0]).join("");
}
