import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Whether the open page is shown as a whole. After a click it is not at first: its opening is painted, and the rest
 * follows in a transition. On Back, and where a link leads to a part, it is: readers may start anywhere in it.
 */
export function useWholePage(): boolean {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
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
  return whole === pathname || isBack || hash !== "";
}
