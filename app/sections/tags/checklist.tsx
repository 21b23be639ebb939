import * as checklist from "../../ui/checklist.css";
import { List } from "../../ui/list";
import * as prose from "../prose/prose.css";

/** `<Checklist>`: points with check marks. */
export function Checklist({ items }: { items: string[] }) {
  return (
    <List className={`${prose.section} ${checklist.root}`}>
      {items.map((item) => (
        <li key={item} className={checklist.item}>
          {item}
        </li>
      ))}
    </List>
  );
}
