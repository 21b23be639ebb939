import { useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";

import { tooltip } from "./text.css";

type Radix = typeof import("@radix-ui/react-tooltip");

/** In milliseconds; the customer has fixed both. */
const DELAY = 700;
const SKIP_DELAY = 300;

const lastTooltip: { close?: () => void; closedAt: number } = { closedAt: -Infinity };

interface TooltipLinkProps {
  /** The id of an element with the same text, because touch opens no tooltip. */
  target: string;
  content: ReactNode;
  /** Chooses the side on which it covers none of its neighbors, if there is room. */
  chooseSide?: (link: Element) => "top" | "bottom" | "right";
  /** The accessible name, where the words say less. */
  "aria-label"?: string;
  className: string;
  children: ReactNode;
}

/**
 * Links to an explanation, and shows it in a Radix tooltip, which is fetched and mounted on hover
 * and focus.
 */
export function TooltipLink({ target, content, chooseSide, children, ...rest }: TooltipLinkProps) {
  const [Radix, setRadix] = useState<Radix>();
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef(0);

  const close = () => {
    lastTooltip.closedAt = performance.now();
    setIsOpen(false);
  };
  const closeUnlessOver = () => {
    const over = document.querySelector("[role=tooltip]:hover") ?? link.current;
    if (over?.matches(":not(:hover, :focus-visible)")) close();
  };
  const open = (module?: Radix) => {
    if (!module || !link.current?.matches(":hover:not(:active), :focus-visible")) return;
    const hasFocus = document.activeElement === link.current;
    lastTooltip.close?.();
    lastTooltip.close = close;
    flushSync(() => {
      setRadix(module);
      setIsOpen(true);
    });
    // Mounting Radix the first time replaces the link, which needs the focus, and misses a leaving pointer.
    if (hasFocus) link.current?.focus({ preventScroll: true });
    document.addEventListener("pointermove", closeUnlessOver, { once: true });
  };
  // The delay begins before the code arrives; where it does not arrive, the link leads to the same text.
  const openAfter = (delay: number) => {
    clearTimeout(timer.current);
    const module = import("@radix-ui/react-tooltip").catch(() => undefined);
    timer.current = window.setTimeout(() => void module.then(open), delay);
  };
  const onPointerEnter = ({ pointerType }: { pointerType: string }) => {
    const isOneOpen = document.querySelector("[role=tooltip]") !== null;
    const isNext = isOneOpen || performance.now() < lastTooltip.closedAt + SKIP_DELAY;
    if (pointerType !== "touch") openAfter(isNext ? 0 : DELAY);
  };
  const onFocus = ({ currentTarget }: { currentTarget: Element }) => {
    // Radix closes a tooltip when the browser scrolls to the focus, which is before the next frame.
    if (!isOpen && currentTarget.matches(":focus-visible"))
      requestAnimationFrame(() => openAfter(0));
  };

  const anchor = (
    <a ref={link} href={`#${target}`} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest}>
      {children}
    </a>
  );
  if (!Radix) return anchor;
  return (
    <Radix.Provider>
      <Radix.Root open={isOpen} onOpenChange={close}>
        <Radix.Trigger asChild onPointerMove={prevent} onFocus={prevent}>
          {anchor}
        </Radix.Trigger>
        {/* The end of the body is outside every landmark. */}
        <Radix.Portal container={document.querySelector("main")}>
          <Radix.Content
            // oxlint-disable-next-line react/refs -- the link stands where its tooltip opens
            side={link.current ? chooseSide?.(link.current) : undefined}
            sideOffset={8}
            collisionPadding={8}
            className={tooltip}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

function prevent(event: SyntheticEvent): void {
  event.preventDefault();
}
