// A list without markers.
import type { ComponentProps } from "react";

/** WebKit takes the role away from lists with `list-style: none`; the attribute gives it back. */
export function List(props: ComponentProps<"ul">) {
  return <ul role="list" {...props} />;
}
