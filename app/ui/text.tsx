import type { ReactNode } from "react";

import { REFERENCE } from "../schema/references";

/** Keeps each reference in a text, such as "505(b)(2)", on one line; keep-references.ts does the same for prose. */
export function formatText(words: string): ReactNode {
  const parts = words.split(REFERENCE);
  if (parts.length === 1) return words;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="no-break">
        {part}
      </span>
    ),
  );
}
