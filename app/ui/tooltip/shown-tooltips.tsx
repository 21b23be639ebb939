// The links that have a tooltip in; out Radix's tooltips beside them.
import * as Radix from "@radix-ui/react-tooltip";
import {
  forwardRef,
  useCallback,
  useEffect,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from "react";

import { tooltipLinks, watchTooltipLinks, type TooltipLink } from "./tooltip-links";
import { EDGE, findPlace, type Place } from "./tooltip-place";
import * as styles from "./tooltip.css";

/** In milliseconds, from the specification's "interaction constants". */
const DELAY = 700;
const SKIP_DELAY = 300;

/** One provider: the skip delay works between its tooltips. */
export function ShownTooltips() {
  const links = useSyncExternalStore(watchTooltipLinks, tooltipLinks);
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {links.map(({ id, ...props }) => (
        <ShownTooltip key={id} {...props} />
      ))}
    </Radix.Provider>
  );
}

function ShownTooltip({ link, text }: Omit<TooltipLink, "id">) {
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState<Place>();
  const content = useCallback(
    (box: HTMLElement | null) => setPlace(box ? placeBeside(link, box) : undefined),
    [link],
  );
  useEffect(() => {
    // Pointer and focus may have been on the link before it had a tooltip.
    if (link.matches(":hover"))
      link.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
    if (link.matches(":focus-visible")) link.dispatchEvent(new FocusEvent("focus"));
  }, [link]);
  // Radix listens for Escape only once the open tooltip has rendered.
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") setIsOpen(false);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild onKeyDown={closeOnEscape}>
        <PageLink link={link} />
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
  const boxes = tooltipLinks()
    .filter(({ link }) => link !== trigger)
    .map(({ link }) => link.getBoundingClientRect());
  const size = { width: offsetWidth, height: offsetHeight };
  const { clientWidth, clientHeight } = document.documentElement;
  const view = { width: clientWidth, height: clientHeight };
  return findPlace(trigger.getBoundingClientRect(), size, boxes, view);
}

type PageLinkProps = ComponentPropsWithoutRef<"a"> & { link: HTMLAnchorElement };

/** Gives a link that is in the page what Radix gives a trigger: listeners, attributes and a ref. */
const PageLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function PageLink(
  { link, ...props },
  ref,
) {
  useImperativeHandle(ref, () => link, [link]);
  useEffect(() => {
    const listeners = new AbortController();
    for (const [name, value] of Object.entries<unknown>(props))
      if (typeof value === "function") {
        const type = name.slice("on".length).toLowerCase();
        const report = (event: Event) => void Reflect.apply(value, link, [event]);
        const listener = type === "focus" ? reportLate(link, report) : report;
        link.addEventListener(type, listener, { signal: listeners.signal });
      } else if (typeof value === "string") link.setAttribute(name, value);
      else link.removeAttribute(name);
    return () => listeners.abort();
  });
  return null;
});

/**
 * Reports keyboard focus one frame late, unless a key is pressed first: the browser scrolls a focused link into view,
 * and Radix closes an open tooltip on every scroll.
 */
function reportLate(link: HTMLElement, report: (event: Event) => void) {
  return (event: Event) => {
    const frame = requestAnimationFrame(() => {
      if (link.matches(":focus-visible")) report(event);
    });
    link.addEventListener("keydown", () => cancelAnimationFrame(frame), { once: true });
  };
}
