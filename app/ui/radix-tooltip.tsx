import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode, SyntheticEvent } from "react";

import { tooltip } from "./text.css";

export interface TooltipContent {
  content: ReactNode;
  /** The side on which it covers none of its neighbors, if there is room. */
  side?: "top" | "bottom" | "right" | undefined;
}

/** The children are the link that it describes. */
type RadixTooltipProps = TooltipContent &
  Pick<Radix.TooltipProps, "open" | "onOpenChange" | "children">;

/** Shows a link with a tooltip, which the parent opens, because the delay begins before this code arrives. */
export function RadixTooltip({ content, side, children, ...state }: RadixTooltipProps) {
  const hasRoomBeside = window.innerWidth >= 640;
  return (
    <Radix.Provider>
      <Radix.Root {...state}>
        <Radix.Trigger asChild onPointerMove={prevent} onFocus={prevent}>
          {children}
        </Radix.Trigger>
        {/* The end of the body is outside every landmark. */}
        <Radix.Portal container={document.querySelector("main")}>
          <Radix.Content
            side={hasRoomBeside ? side : "top"}
            sideOffset={8}
            collisionPadding={8}
            className={tooltip}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

function prevent(event: SyntheticEvent): void {
  event.preventDefault();
}
