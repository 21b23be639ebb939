// A link with a tooltip on hover and focus. Its target must say the same, because touch opens no tooltip.
import * as Radix from "@radix-ui/react-tooltip";
import {
  forwardRef,
  useCallback,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";

import { EDGE, findPlace, type Place } from "./tooltip-place";
import * as styles from "./tooltip.css";

/** In milliseconds, from the specification's "interaction constants". */
const DELAY = 700;
const SKIP_DELAY = 300;

interface TooltipProps {
  /** The id of the element that says the same. */
  target: string;
  content: string;
  className: string;
  children: ReactNode;
}

export function Tooltip({ target, content: text, className, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState<Place>();
  const trigger = useRef<HTMLAnchorElement>(null);
  const content = useCallback((box: HTMLElement | null) => {
    setPlace(box && trigger.current ? placeBeside(trigger.current, box) : undefined);
  }, []);
  // Radix listens for Escape only once the open tooltip has rendered.
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") setIsOpen(false);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild onKeyDown={closeOnEscape}>
        <TriggerLink ref={trigger} href={`#${target}`} className={className}>
          {children}
        </TriggerLink>
      </Radix.Trigger>
      {/* By default a portal is appended to the body, outside every landmark. */}
      <Radix.Portal container={isOpen ? document.querySelector("main") : null}>
        <Radix.Content
          ref={content}
          side={place?.side ?? "top"}
          style={{ maxWidth: place?.width }}
          className={styles.content}
          sideOffset={8}
          collisionPadding={EDGE}
        >
          {text}
          <Radix.Arrow className={styles.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Where a tooltip covers no other link that has one. */
function placeBeside(trigger: HTMLElement, { offsetWidth, offsetHeight }: HTMLElement): Place {
  const boxes = [...document.querySelectorAll("main a[data-state]")]
    .filter((link) => link !== trigger)
    .map((link) => link.getBoundingClientRect());
  const size = { width: offsetWidth, height: offsetHeight };
  const { clientWidth, clientHeight } = document.documentElement;
  const view = { width: clientWidth, height: clientHeight };
  return findPlace(trigger.getBoundingClientRect(), size, boxes, view);
}

/** Wraps the whole app: the skip delay works between tooltips of one provider. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

/**
 * A link that reports keyboard focus to Radix one frame late, unless a key is pressed first: the browser scrolls a
 * focused link into view, and Radix closes an open tooltip on every scroll.
 */
const TriggerLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<"a">>(
  function TriggerLink({ href, onFocus, onKeyDown, children, ...props }, ref) {
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
        onKeyDown={(event) => {
          cancelAnimationFrame(frame.current);
          onKeyDown?.(event);
        }}
      >
        {children}
      </a>
    );
  },
);
