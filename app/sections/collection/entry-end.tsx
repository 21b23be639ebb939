// What ends a page of a collection: the texts that its list has once, and the way to the pages beside it.
import { Link } from "@remix-run/react";

import type { Collection, Neighbour } from "../../schema/collections";
import type { Page } from "../../schema/pages";
import { Band } from "../../ui/band";
import * as styles from "./entry-end.css";

interface EntryEndProps {
  collection: Collection;
  site: Page<"site">;
}

export function EntryEnd({ collection, site: { name, labels } }: EntryEndProps) {
  const { title, to, boilerplate, contact, entries, newer, older } = collection;
  const step = (neighbour: Neighbour | undefined, rel: "prev" | "next", label: string) =>
    neighbour && (
      <Link to={neighbour.to} rel={rel}>
        {[label, neighbour.headline].filter(Boolean).join(": ")}
      </Link>
    );
  // A list without entries has no feed.
  const hasFeed = entries && entries.length > 0;
  const hasSteps = !entries || hasFeed;
  if (!boilerplate && !contact && !hasSteps) return null;
  return (
    <Band tone="quiet">
      <div className={styles.root}>
        {boilerplate && (
          <section>
            <h2 className={styles.title}>{name}</h2>
            <p>{boilerplate}</p>
          </section>
        )}
        {contact && (
          <section>
            <h2 className={styles.title}>{labels.contact}</h2>
            <p>{contact}</p>
          </section>
        )}
        {hasSteps && (
          <nav aria-label={title} className={styles.steps}>
            {step(newer, "prev", labels.newer)}
            {step(older, "next", labels.older)}
            {!entries && <Link to={to}>{title}</Link>}
            {hasFeed && (
              <a href={`${import.meta.env.BASE_URL}${to.slice(1)}/feed.xml`}>{labels.feed}</a>
            )}
          </nav>
        )}
      </div>
    </Band>
  );
}
