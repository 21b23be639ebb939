import type { ReactNode } from "react";

import { ActionLink } from "../../ui/action";

/** `<Button>`: a link that looks like a button. */
export function Button({ to, children }: { to: string; children: ReactNode }) {
  return <ActionLink to={to}>{children}</ActionLink>;
}
