// A link with a Radix tooltip.
import * as Radix from "@radix-ui/react-tooltip";
import { forwardRef, useRef, type ComponentPropsWithoutRef } from "react";

import * as styles from "./tooltip-link.css";

interface TooltipLinkProps {
  content: string;
  side: "top" | "left" | "right";
  /** In milliseconds. */
  delay: number;
  onOpenChange: (isOpen: boolean) => void;
  link: ComponentPropsWithoutRef<"a">;
}

export function TooltipLink({ content, side, delay, onOpenChange, link }: TooltipLinkProps) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={0}>
      <Radix.Root onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>
          <DeferredFocusLink {...link} />
        </Radix.Trigger>
        {/* By default a portal is appended to the body, outside every landmark. */}
        <Radix.Portal container={document.querySelector("main")}>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className={styles.content}
          >
            {content}
            <Radix.Arrow className={styles.arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/**
 * Reports keyboard focus to Radix one frame later, unless a key is pressed first: the browser scrolls a focused link into
 * view, and Radix closes an open tooltip on every scroll (github.com/radix-ui/primitives/issues/1944).
 */
const DeferredFocusLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<"a">>(
  function DeferredFocusLink({ href, children, onFocus, onKeyDown, ...props }, ref) {
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
  },
);
