import { PageLink } from "../../ui/link";
import { List } from "../../ui/list";
import { useSite } from "../site";

/** The links of the menu, which the top bar and the footer show. */
export function MenuLinks(styles: { className: string; linkClassName: string }) {
  return (
    <List className={styles.className}>
      {useSite().nav.map(({ label, to }) => (
        <li key={to}>
          <PageLink isInMenu to={to} className={styles.linkClassName}>
            {label}
          </PageLink>
        </li>
      ))}
    </List>
  );
}
