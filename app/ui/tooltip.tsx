// A hint on hover and focus. Its words must also stand on the page: touch never opens a tooltip.
import * as Radix from "@radix-ui/react-tooltip";
import { useRef, useState, type ReactElement, type ReactNode } from "react";

import * as styles from "./tooltip.css";

/** Milliseconds; the specification's "interaction constants". */
const DELAY = 700;
const SKIP_DELAY = 300;

/** One for all tooltips, so that the skip delay works from one to the next. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>{children}</Radix.Provider>;
}

/** @param children one focusable element, usually a link to the place where the same words stand */
export function Tooltip({ content, children }: { content: string; children: ReactElement }) {
  const [isOpen, setIsOpen] = useState(false);
  // The browser scrolls a link into view when it gets the focus, and Radix closes on every scroll.
  const isComingIntoView = useRef(false);
  const expectScroll = () => {
    isComingIntoView.current = true;
    requestAnimationFrame(() => requestAnimationFrame(stopExpecting));
  };
  const stopExpecting = () => {
    isComingIntoView.current = false;
  };
  const openOrClose = (open: boolean) => {
    if (open || !isComingIntoView.current) setIsOpen(open);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={openOrClose}>
      <Radix.Trigger asChild onFocus={expectScroll} onBlur={stopExpecting}>{children}</Radix.Trigger>
      {/* At the end of the main landmark: Radix's own place, the body, is outside of every landmark. */}
      <Radix.Portal container={isOpen ? document.querySelector("main") : null}>
        <Radix.Content onEscapeKeyDown={stopExpecting} className={styles.content} sideOffset={8} collisionPadding={12}>
          {content}
          <Radix.Arrow className={styles.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
