// Links that have a tooltip on hover and focus. What shows it comes after the page, and not to a phone: it is 18 KB.
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";

import { addTooltipLink } from "./tooltip-links";

interface TooltipProps {
  /** The id of the element that says the same, because touch opens no tooltip. */
  target: string;
  content: string;
  className: string;
  children: ReactNode;
}

export function Tooltip({ target, content, className, children }: TooltipProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => (link.current ? addTooltipLink(link.current, content) : undefined), [content]);
  return (
    <a ref={link} href={`#${target}`} className={className} data-tooltip="">
      {children}
    </a>
  );
}

/** Any device but one that has only a touch screen. */
const CAN_HOVER = "(any-hover: hover), not all and (any-pointer: coarse)";

/**
 * Shows the tooltips of the open page, once what it takes is loaded: where a pointer can hover at the start, elsewhere
 * when a key moves the focus to one. Without it the links lead to the same words.
 */
export function Tooltips() {
  const [Shown, setShown] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import("./shown-tooltips").then(
        ({ ShownTooltips }) => setShown(() => ShownTooltips),
        () => undefined,
      );
    if (matchMedia(CAN_HOVER).matches) return load();
    const loadForKeys = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.matches("[data-tooltip]:focus-visible"))) return;
      document.removeEventListener("focusin", loadForKeys);
      load();
    };
    document.addEventListener("focusin", loadForKeys);
    return () => document.removeEventListener("focusin", loadForKeys);
  }, []);
  return Shown && <Shown />;
}
