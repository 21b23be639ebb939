import type { ComponentProps } from "react";

/** Shows a list without markers, and restores its role, which WebKit drops. */
export function List(props: ComponentProps<"ul">) {
  return <ul role="list" {...props} />;
}
