// Where links with tooltips stand in; out where the tooltip of one covers none of the others, which the pointer may go
// to next. In CSS pixels.

/** Edges of a rectangle in the window. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

type Size = { width: number; height: number };

export interface Place {
  side: "top" | "bottom" | "left" | "right";
  /** How wide it may be there. */
  width: number;
}

/** Between a tooltip and its link, with the arrow. */
const GAP = 13;

/** Between a tooltip and the window's edge. */
export const EDGE = 12;

/** The narrowest tooltip that is still read as text. */
const NARROWEST = 160;

/**
 * @param own the link
 * @param size of its tooltip
 * @param others the links that must stay visible
 * @returns the first place that is free, above the link if possible; above it too when no place is free
 */
export function findPlace(own: Box, size: Size, others: Box[], view: Size): Place {
  const isFree = (box: Box) =>
    box.left >= EDGE - 1 &&
    box.right <= view.width - EDGE + 1 &&
    box.top >= EDGE &&
    box.bottom <= view.height - EDGE &&
    !others.some((other) => overlap(box, other));
  const places = [...placesInLine(own, size, view), ...placesBeside(own, size, view)];
  const free = places.find(({ box }) => isFree(box));
  return free?.place ?? { side: "top", width: size.width };
}

type Candidate = { place: Place; box: Box };

/** Above and below: centred, and moved into the window. */
function placesInLine(own: Box, { width, height }: Size, view: Size): Candidate[] {
  const centred = (own.left + own.right - width) / 2;
  const left = Math.max(EDGE, Math.min(centred, view.width - EDGE - width));
  const at = (top: number) => ({ left, right: left + width, top, bottom: top + height });
  return [
    { place: { side: "top", width }, box: at(own.top - GAP - height) },
    { place: { side: "bottom", width }, box: at(own.bottom + GAP) },
  ];
}

/** Left and right: narrower, and so taller, where there is less room. */
function placesBeside(own: Box, { width, height }: Size, view: Size): Candidate[] {
  const rooms = { left: own.left, right: view.width - own.right };
  return (["left", "right"] as const).flatMap((side) => {
    const narrow = Math.min(width, rooms[side] - GAP - EDGE);
    if (narrow < Math.min(width, NARROWEST)) return [];
    const tall = narrow < width ? height * (width / narrow) * 1.2 : height;
    const top = (own.top + own.bottom - tall) / 2;
    const left = side === "left" ? own.left - GAP - narrow : own.right + GAP;
    const box = { left, right: left + narrow, top, bottom: top + tall };
    return [{ place: { side, width: narrow }, box }];
  });
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
