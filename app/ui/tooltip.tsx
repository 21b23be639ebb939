// A link that says more on hover and focus. The words must also stand where it leads: touch never opens a
// tooltip. Radix, a sixth of all code, is fetched when the first such link is pointed at or focused.
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type ReactNode,
} from "react";

export type TriggerProps = ComponentPropsWithoutRef<"a">;

/** A link with a tooltip, as the layer of tooltips knows it. */
export interface TooltipLink {
  id: string;
  element: HTMLAnchorElement;
  content: string;
  /** When the pointer came to it, in milliseconds as `performance.now()` counts; 0 if it did not, or has pressed it. */
  enteredAt: number;
  /** Makes the link the trigger that Radix wants. */
  setTrigger: (props: TriggerProps) => void;
}

/** Should it never come: the links lead to the same words. */
const LoadedLayer = lazy<ComponentType<{ links: readonly TooltipLink[] }>>(() =>
  import("./tooltip-layer").catch(() => ({ default: () => null })),
);

let links: readonly TooltipLink[] = [];
let isWanted = false;
const listeners = new Set<() => void>();

interface TooltipProps {
  /** The id of the place that says the same. */
  target: string;
  content: string;
  className: string;
  children: ReactNode;
}

export function Tooltip({ target, content, className, children }: TooltipProps) {
  const [trigger, setTrigger] = useState<TriggerProps>();
  const anchor = useRef<HTMLAnchorElement>(null);
  const link = useRef<TooltipLink>();
  const id = useId();
  useEffect(() => {
    if (!anchor.current) return;
    const added = { id, element: anchor.current, content, enteredAt: 0, setTrigger };
    link.current = added;
    change(() => (links = [...links, added]));
    return () => change(() => (links = links.filter((other) => other !== added)));
  }, [id, content]);

  const early: TriggerProps = {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === "touch" || !link.current) return;
      link.current.enteredAt = performance.now();
      fetchLayer();
    },
    onPointerDown: () => {
      if (link.current) link.current.enteredAt = 0;
    },
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(":focus-visible")) fetchLayer();
    },
  };
  return (
    <a {...(trigger ?? early)} ref={anchor} href={`#${target}`} className={className}>
      {children}
    </a>
  );
}

/** The place where tooltips open: one for all pages, so that the skip delay works from link to link. */
export function TooltipLayer() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  const all = useSyncExternalStore(
    subscribe,
    () => links,
    () => links,
  );
  return (
    isShown && (
      <Suspense fallback={null}>
        <LoadedLayer links={all} />
      </Suspense>
    )
  );
}

function fetchLayer() {
  if (!isWanted) change(() => (isWanted = true));
}

function change(make: () => void) {
  make();
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
