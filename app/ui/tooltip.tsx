import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { flushSync } from "react-dom";

import type { RadixTooltip } from "./radix-tooltip";

/** In milliseconds; the customer has fixed both (DECISIONS.md). */
const DELAY = 700;
const SKIP_DELAY = 300;

/** Closes the last tooltip of the page, and tells when it was closed. */
const last: { close?: () => void; closedAt: number } = { closedAt: -Infinity };

interface TooltipLinkProps {
  /** The id of an element with the same text, because touch opens no tooltip. */
  target: string;
  content: ReactNode;
  /** The accessible name, where the words say less. */
  label?: string;
  className: string;
  /** The side on which it covers none of its neighbors, if there is room. */
  side?: "top" | "bottom" | "right";
  children: ReactNode;
}

/**
 * Links to an explanation and shows it in a tooltip on hover and focus; Radix is loaded and mounted only then. On
 * touch, it is a plain link.
 */
export function TooltipLink(props: TooltipLinkProps) {
  const { target, content, label, className, side, children } = props;
  const [Tooltip, setTooltip] = useState<typeof RadixTooltip>();
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const pending = useRef<AbortController>();
  const hasWindowLeft = useRef(false);

  const cancel = () => pending.current?.abort();
  /** Opens the tooltip after a delay, if its code arrives; without it, the link leads to the same text. */
  const openAfter = async (delay: Promise<unknown>) => {
    cancel();
    pending.current = new AbortController();
    const { signal } = pending.current;
    const [module] = await Promise.all([import("./radix-tooltip"), delay]);
    const { current } = link;
    if (signal.aborted || !current?.matches(":hover, :focus-visible")) return;
    const hasFocus = document.activeElement === current;
    last.close?.();
    last.close = () => setIsOpen(false);
    // Don't leave it open: a page that Back brings back as it was has no pointer on the link.
    addEventListener("pagehide", () => flushSync(() => setIsOpen(false)), { once: true });
    flushSync(() => {
      setTooltip(() => module.RadixTooltip);
      setIsOpen(true);
    });
    // Don't lose the focus: mounting Radix the first time replaces the link.
    if (hasFocus) link.current?.focus({ preventScroll: true });
  };
  const request = (delay: Promise<unknown>) => void openAfter(delay).catch(() => undefined);
  const close = () => {
    last.closedAt = performance.now();
    setIsOpen(false);
  };

  const linkProps: ComponentPropsWithRef<"a"> = {
    ref: link,
    id: useId(),
    href: `#${target}`,
    className,
    children,
    "aria-label": label,
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== "touch") request(wait(isJustShown() ? 0 : DELAY));
    },
    onPointerLeave: cancel,
    // Don't replace the link while it is pressed, because its click would be lost.
    onPointerDown: cancel,
    onFocus: ({ target: focused }) => {
      // Don't open it again when the reader, who may have closed it, comes back to the window.
      if (isOpen || hasWindowLeft.current || !focused.matches(":focus-visible")) return;
      // Don't open it before the browser has scrolled to the link, because Radix closes a tooltip on each scroll
      // (github.com/radix-ui/primitives/issues/1944).
      request(new Promise(requestAnimationFrame).then(() => wait(0)));
    },
    onBlur: ({ target: blurred }) => {
      cancel();
      hasWindowLeft.current = document.activeElement === blurred;
    },
    onKeyDown: cancel,
  };
  if (!Tooltip) return <a {...linkProps}>{children}</a>;
  return <Tooltip content={content} side={side} isOpen={isOpen} onClose={close} link={linkProps} />;
}

/** Tells whether a tooltip is or was just open, so that the next opens without a delay. */
function isJustShown(): boolean {
  const isOpen = document.querySelector("[role=tooltip]") !== null;
  return isOpen || performance.now() < last.closedAt + SKIP_DELAY;
}

function wait(delay: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, delay);
  });
}
