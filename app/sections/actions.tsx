import { useSite } from "../content";
import type { LinkTarget } from "../schema/fields";
import { Action } from "../ui/action";
import * as styles from "../ui/action.css";
import { stack } from "../ui/layout.css";
import { linkContacts } from "../ui/link";

export interface ActionGroupProps {
  actions: { label: string; to?: LinkTarget | undefined }[];
}

/** Shows actions, the first as the primary one, and the e-mail address where one leads nowhere yet. */
export function ActionGroup({ actions }: ActionGroupProps) {
  const { email, labels } = useSite();
  if (actions.length === 0) return null;
  return (
    <div className={stack.small}>
      <div className={styles.group}>
        {actions.map(({ label, to }, index) => (
          <Action key={label} to={to} variant={index === 0 ? "primary" : "secondary"}>
            {label}
          </Action>
        ))}
      </div>
      {email && actions.some(({ to }) => !to) && (
        <p>{linkContacts(labels.write.replace("{email}", email))}</p>
      )}
    </div>
  );
}
