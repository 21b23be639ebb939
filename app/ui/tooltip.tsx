// Links that show their target's text in a tooltip, on hover and focus. Radix comes after hydration, and only where
// something can hover: until then, and on phones, they are plain links.
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";

import type { TooltipLink } from "./tooltip-link";

/** In milliseconds, from the specification's "interaction constants". */
const DELAY = 700;
const SKIP_DELAY = 300;

interface TooltipProps {
  /** The id of an element with the same text, because touch opens no tooltip. */
  target: string;
  content: string;
  className: string;
  /** Where it covers none of its neighbours. */
  side?: "top" | "left" | "right";
  children: ReactNode;
}

interface Tooltips {
  /** Undefined until it has loaded. */
  Link?: typeof TooltipLink | undefined;
  /** In milliseconds, until the next tooltip opens. */
  delay: number;
  onOpenChange: (isOpen: boolean) => void;
}

const TooltipContext = createContext<Tooltips>({ delay: DELAY, onOpenChange: () => undefined });

/**
 * Around all tooltips. Just after one has closed, the next opens without a delay: Radix's own provider, which does the
 * same, cannot be put around a page that is there already without rendering all of it again.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [Link, setLink] = useState<typeof TooltipLink>();
  const [delay, setDelay] = useState(DELAY);
  const timer = useRef(0);

  useEffect(() => {
    if (!matchMedia("(any-hover: hover)").matches) return;
    const load = async () => {
      const module = await import("./tooltip-link");
      const focused = document.activeElement?.id;
      flushSync(() => setLink(() => module.TooltipLink));
      // A link that had the focus is another element now, with the same id.
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    };
    // Without it, the links still lead to the same text.
    load().catch(() => undefined);
  }, []);

  const onOpenChange = useCallback((isOpen: boolean) => {
    window.clearTimeout(timer.current);
    if (isOpen) setDelay(0);
    else timer.current = window.setTimeout(() => setDelay(DELAY), SKIP_DELAY);
  }, []);

  const value = useMemo(() => ({ Link, delay, onOpenChange }), [Link, delay, onOpenChange]);
  return <TooltipContext.Provider value={value}>{children}</TooltipContext.Provider>;
}

export function Tooltip({ target, content, className, side = "top", children }: TooltipProps) {
  const { Link, ...timing } = useContext(TooltipContext);
  const link = { id: useId(), href: `#${target}`, className, children };
  if (Link) return <Link content={content} side={side} link={link} {...timing} />;
  return (
    <a id={link.id} href={link.href} className={className}>
      {children}
    </a>
  );
}
