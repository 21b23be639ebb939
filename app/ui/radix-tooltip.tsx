import * as Radix from "@radix-ui/react-tooltip";
import type { ComponentPropsWithRef, ReactNode, SyntheticEvent } from "react";

import * as styles from "./radix-tooltip.css";

interface RadixTooltipProps {
  content: ReactNode;
  side?: "top" | "bottom" | "right" | undefined;
  isOpen: boolean;
  onClose: () => void;
  link: ComponentPropsWithRef<"a">;
}

/** The width of a window with room beside a figure, in CSS pixels. */
const ROOM_BESIDE = 640;

/** Shows a link with a Radix tooltip, which the parent opens and Radix closes. */
export function RadixTooltip({ content, side, isOpen, onClose, link }: RadixTooltipProps) {
  return (
    <Radix.Provider>
      <Radix.Root open={isOpen} onOpenChange={(isNowOpen) => isNowOpen || onClose()}>
        {/* Don't let Radix open it, because its delay cannot begin before its code arrives. */}
        <Radix.Trigger asChild onPointerMove={prevent} onFocus={prevent}>
          <a {...link}>{link.children}</a>
        </Radix.Trigger>
        {/* Don't append it to the body, which is outside every landmark. */}
        <Radix.Portal container={document.querySelector("main")}>
          <Radix.Content
            side={window.innerWidth < ROOM_BESIDE ? "top" : side}
            sideOffset={8}
            collisionPadding={8}
            className={styles.root}
          >
            <div className={styles.content}>{content}</div>
            <Radix.Arrow className={styles.arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

function prevent(event: SyntheticEvent): void {
  event.preventDefault();
}
