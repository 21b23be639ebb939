import { site } from "../content";
import type { LinkTarget } from "../schema/fields";
import { Action } from "../ui/action";
import * as styles from "../ui/action.css";
import { stack } from "../ui/layout.css";

export interface ActionGroupProps {
  actions: { label: string; to?: LinkTarget | undefined }[];
}

/** Shows actions, the first as the primary one, and the e-mail address where one leads nowhere yet. */
export function ActionGroup({ actions }: ActionGroupProps) {
  const { email, labels } = site;
  if (actions.length === 0) return null;
  const [before, after] = labels.write.split("{email}");
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
        <p>
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
      )}
    </div>
  );
}
