// What the build makes every element of this site with (`jsxImportSource` in tsconfig.json): React's functions, and a
// rule for text that has to hold wherever text is shown.
import type { ElementType, Key, ReactNode } from "react";
import * as react from "react/jsx-runtime";

import { keepWhole } from "./keep-whole";

export { Fragment } from "react/jsx-runtime";
export type { JSX } from "react/jsx-runtime";

type Props = { children?: ReactNode };

/** As React's, for an element with one child. */
export function jsx(type: ElementType, props: Props, key?: Key): react.JSX.Element {
  return react.jsx(type, keepWhole(type, props), key);
}

/** As React's, for an element with several children. */
export function jsxs(type: ElementType, props: Props, key?: Key): react.JSX.Element {
  return react.jsxs(type, keepWhole(type, props), key);
}
