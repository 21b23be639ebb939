import { useLabelLang } from "../content";
import { site } from "../site";
import type { Actions } from "../ui/action";
import { linkedText } from "../ui/link";

/** Names the e-mail address where a button leads nowhere yet. */
export function WayInstead({ actions }: { actions: Actions }) {
  const lang = useLabelLang();
  if (!site.email || actions.every(({ to }) => to)) return null;
  const words = site.labels.write.replace("{email}", site.email);
  return <p lang={lang}>{linkedText(words)}</p>;
}
