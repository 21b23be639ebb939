import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

import { wasLeftInOpening } from "./navigation-effects";

/**
 * Tells whether to render all of the open page. After a click, and on Back to a page that was left in its opening, only
 * the opening is rendered at first, and the rest follows in a transition. In all other cases, readers may start
 * anywhere.
 */
export function useWholePage(): boolean {
  const { key, pathname, hash } = useLocation();
  const isAnywhere = useNavigationType() === NavigationType.Pop && !wasLeftInOpening(key);
  const [whole, setWhole] = useState(pathname);
  useEffect(() => {
    if (whole === pathname) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(pathname)));
    const printAll = () => flushSync(() => setWhole(pathname));
    addEventListener("beforeprint", printAll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("beforeprint", printAll);
    };
  }, [whole, pathname]);
  return whole === pathname || isAnywhere || hash !== "";
}
