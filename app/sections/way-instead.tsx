import { useSite } from "../content";
import type { Actions } from "../ui/action";
import { linkedText } from "../ui/link";

/** Names the e-mail address where a button leads nowhere yet. */
export function WayInstead({ actions }: { actions: Actions }) {
  const { email, labels } = useSite();
  if (!email || actions.every(({ to }) => to)) return null;
  return <p>{linkedText(labels.write.replace("{email}", email))}</p>;
}
