import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

import type { RadixTooltip, TooltipContent } from "./radix-tooltip";

/** In milliseconds; the customer has fixed both. */
const DELAY = 700;
const SKIP_DELAY = 300;

/** The tooltip that was opened last; while it is open, it is closed at the end of time. */
const last: { close?: () => void; closedAt: number } = { closedAt: -Infinity };

interface TooltipLinkProps extends TooltipContent {
  /** The id of an element with the same text, because touch opens no tooltip. */
  target: string;
  /** The accessible name, where the words say less. */
  "aria-label"?: string;
  className: string;
  children: ReactNode;
}

/** Links to an explanation, and shows it in a Radix tooltip, which is fetched and mounted on hover and focus. */
export function TooltipLink({ target, content, side, children, ...words }: TooltipLinkProps) {
  const [Tooltip, setTooltip] = useState<typeof RadixTooltip>();
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef(0);

  const close = () => {
    last.closedAt = performance.now();
    setIsOpen(false);
  };
  const open = (module: { RadixTooltip: typeof RadixTooltip }) => {
    if (!link.current?.matches(":hover:not(:active), :focus-visible")) return;
    const hasFocus = document.activeElement === link.current;
    last.close?.();
    Object.assign(last, { close, closedAt: Infinity });
    flushSync(() => {
      setTooltip(() => module.RadixTooltip);
      setIsOpen(true);
    });
    // Mounting Radix the first time replaces the link.
    if (hasFocus) link.current?.focus({ preventScroll: true });
  };
  const openAfter = (delay: number) => {
    clearTimeout(timer.current);
    const module = import("./radix-tooltip");
    // Where the code does not arrive, the link leads to the same text.
    timer.current = window.setTimeout(() => void module.then(open, () => undefined), delay);
  };
  const onPointerEnter = ({ pointerType }: { pointerType: string }) => {
    const isNext = performance.now() < last.closedAt + SKIP_DELAY;
    if (pointerType !== "touch") openAfter(isNext ? 0 : DELAY);
  };
  const onFocus = ({ currentTarget }: { currentTarget: Element }) => {
    // Radix closes a tooltip when the browser scrolls to the focus, which is before the next frame.
    if (!isOpen && currentTarget.matches(":focus-visible"))
      requestAnimationFrame(() => openAfter(0));
  };

  const anchor = (
    <a ref={link} href={`#${target}`} onPointerEnter={onPointerEnter} onFocus={onFocus} {...words}>
      {children}
    </a>
  );
  if (!Tooltip) return anchor;
  return (
    <Tooltip content={content} side={side} open={isOpen} onOpenChange={close}>
      {anchor}
    </Tooltip>
  );
}
