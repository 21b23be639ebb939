import { useEffect, useRef } from "react";

import { useSite } from "../content";
import { formatTabTitle } from "../head";
import * as action from "../ui/action.css";
import { Band } from "../ui/band";
import { stack } from "../ui/layout.css";

/** Shows what failed and a button that reloads, in place of a page that fails. */
export function Failure() {
  const { name, labels } = useSite();
  const { failure, reload } = labels;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = formatTabTitle(failure, name);
    heading.current?.focus();
  }, [failure, name]);
  return (
    <Band>
      <div className={stack.large}>
        <h1 ref={heading} tabIndex={-1}>
          {failure}
        </h1>
        <p>
          <button
            type="button"
            className={action.variant.primary}
            onClick={() => window.location.reload()}
          >
            {reload}
          </button>
        </p>
      </div>
    </Band>
  );
}
