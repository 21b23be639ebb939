// Links that show their target's text in a tooltip, on hover and focus.
import * as Radix from "@radix-ui/react-tooltip";
import {
  forwardRef,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";

import * as styles from "./tooltip.css";

/** In milliseconds, from the specification's "interaction constants". */
const DELAY = 700;
const SKIP_DELAY = 300;

/** Around all tooltips: the skip delay works between those of one provider. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  /** The id of an element with the same text, because touch opens no tooltip. */
  target: string;
  content: string;
  className: string;
  /** Where it covers none of its neighbours. */
  side?: "top" | "left" | "right";
  children: ReactNode;
}

export function Tooltip({ target, content, className, side = "top", children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Radix hears Escape only once the tooltip is drawn.
  const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && setIsOpen(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>
        <LateLink href={`#${target}`} className={className} onKeyDown={closeOnEscape}>
          {children}
        </LateLink>
      </Radix.Trigger>
      {/* By default a portal is appended to the body, outside every landmark. */}
      <Radix.Portal container={import.meta.env.SSR ? null : document.querySelector("main")}>
        <Radix.Content side={side} sideOffset={8} collisionPadding={12} className={styles.content}>
          {content}
          <Radix.Arrow className={styles.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Tells Radix of keyboard focus one frame late, unless a key is pressed first: the browser scrolls a focused link into
 * view, and Radix closes an open tooltip on every scroll (github.com/radix-ui/primitives/issues/1944).
 */
const LateLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<"a">>(function LateLink(
  { href, children, onFocus, onKeyDown, ...props },
  ref,
) {
  const frame = useRef(0);
  return (
    <a
      ref={ref}
      href={href}
      {...props}
      onFocus={(event) => {
        frame.current = requestAnimationFrame(() => {
          if (event.target.matches(":focus-visible")) onFocus?.(event);
        });
      }}
      onKeyDown={(event) => {
        cancelAnimationFrame(frame.current);
        onKeyDown?.(event);
      }}
    >
      {children}
    </a>
  );
});
