// A link that says more on hover and focus. The place that it leads to must say the same: touch opens no tooltip.
import * as Radix from "@radix-ui/react-tooltip";
import {
  forwardRef,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type ReactNode,
} from "react";

import * as styles from "./tooltip.css";

/** Milliseconds; the specification's "interaction constants". */
const DELAY = 700;
const SKIP_DELAY = 300;

interface TooltipProps {
  /** The id of the place that says the same. */
  target: string;
  content: string;
  className: string;
  children: ReactNode;
}

export function Tooltip({ target, content, className, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>
        <TriggerLink href={`#${target}`} className={className}>
          {children}
        </TriggerLink>
      </Radix.Trigger>
      {/* By default a portal ends up in the body, outside every landmark. */}
      <Radix.Portal container={isOpen ? document.querySelector("main") : null}>
        <Radix.Content className={styles.content} sideOffset={8} collisionPadding={12}>
          {content}
          <Radix.Arrow className={styles.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Around the whole app: the skip delay works between the tooltips of one provider. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

/**
 * A link that tells Radix of keyboard focus one frame late, unless a key is pressed first: the browser scrolls a
 * focused link into view, and Radix closes an open tooltip on every scroll.
 */
const TriggerLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<"a">>(
  function TriggerLink({ href, onFocus, children, ...props }, ref) {
    const frame = useRef(0);
    const openNextFrame = (event: FocusEvent<HTMLAnchorElement>) => {
      frame.current = requestAnimationFrame(() => {
        if (event.target.matches(":focus-visible")) onFocus?.(event);
      });
    };
    return (
      <a
        {...props}
        href={href}
        ref={ref}
        onFocus={openNextFrame}
        onKeyDown={() => cancelAnimationFrame(frame.current)}
      >
        {children}
      </a>
    );
  },
);
