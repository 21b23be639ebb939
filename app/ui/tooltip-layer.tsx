// Radix's tooltips for links that stand on the page already: to wrap a link late would make a new element of
// it and take the reader's focus.
import * as Radix from "@radix-ui/react-tooltip";
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import type { TooltipLink, TriggerProps } from "./tooltip";
import * as styles from "./tooltip-layer.css";

/** Milliseconds; the specification's "interaction constants". */
const DELAY = 700;
const SKIP_DELAY = 300;

/** A tooltip for each link; one provider, so that the skip delay works from one to the next. */
export default function LoadedTooltipLayer({ links }: { links: readonly TooltipLink[] }) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {links.map((link) => (
        <LinkTooltip key={link.id} link={link} />
      ))}
    </Radix.Provider>
  );
}

function LinkTooltip({ link }: { link: TooltipLink }) {
  const [isOpen, setIsOpen] = useState(false);
  // The browser scrolls a link into view when it gets the focus, and Radix closes on every scroll.
  const isComingIntoView = useRef(false);
  const expectScroll = () => {
    isComingIntoView.current = link.element === document.activeElement;
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
      <Radix.Trigger asChild onFocus={expectScroll} onBlur={stopExpecting}>
        <StandingLink link={link} />
      </Radix.Trigger>
      {/* At the end of the main landmark: Radix's own place, the body, is outside of every landmark. */}
      <Radix.Portal container={isOpen ? document.querySelector("main") : null}>
        <Radix.Content
          onEscapeKeyDown={stopExpecting}
          className={styles.content}
          sideOffset={8}
          collisionPadding={12}
        >
          {link.content}
          <Radix.Arrow className={styles.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Renders nothing: gives the standing link what Radix has for its trigger, and Radix the element. */
const StandingLink = forwardRef<HTMLAnchorElement, TriggerProps & { link: TooltipLink }>(
  function StandingLink({ link, ...props }, ref) {
    useImperativeHandle(ref, () => link.element, [link]);
    useLayoutEffect(() => link.setTrigger(props));
    // The reader may have been waiting on the link while this code came.
    useEffect(() => {
      const isFocused = link.element.matches(":focus-visible");
      if (!isFocused && link.enteredAt === 0) return;
      const rest = isFocused ? 0 : link.enteredAt + DELAY - performance.now();
      if (rest > 0) {
        const timer = setTimeout(open, rest);
        return () => clearTimeout(timer);
      }
      // The link has its trigger's props when React's present work is done.
      queueMicrotask(open);

      /** By the event that Radix opens at once for. */
      function open() {
        if (isFocused || (link.enteredAt > 0 && link.element.matches(":hover")))
          link.element.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      }
    }, [link]);
    return null;
  },
);
