import type { Card } from "../../schema/pages";
import { CardList } from "../cards/value-cards";
import * as prose from "../prose/prose.css";

/** `<Cards>`: short texts side by side. */
export function Cards({ items }: { items: Card[] }) {
  return (
    <div className={prose.section}>
      <CardList cards={items} />
    </div>
  );
}
