// What a visitor sees in place of a page that fails.
import { useEffect, useRef } from "react";

import { useLabelLang } from "../content";
import { tabTitle } from "../head";
import { site } from "../site";
import * as action from "../ui/action.css";
import { Band } from "../ui/band";
import { stack } from "../ui/layout.css";

export function Failure() {
  const { failure, reload } = site.labels;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = tabTitle(failure);
    heading.current?.focus();
  }, [failure]);
  return (
    <Band>
      <div lang={useLabelLang()} className={stack.large}>
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
