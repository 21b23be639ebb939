// As jsx-runtime.ts, for the development server.
import type { ElementType, Key, ReactNode } from "react";
import * as react from "react/jsx-dev-runtime";

import { keepWhole } from "./keep-whole";

export { Fragment } from "react/jsx-dev-runtime";
export type { JSX } from "react/jsx-dev-runtime";

/** As React's; `isStatic` says that the children are several, and written side by side. */
export function jsxDEV(
  type: ElementType,
  props: { children?: ReactNode },
  key: Key | undefined,
  isStatic: boolean,
  source?: react.JSXSource,
  self?: unknown,
): react.JSX.Element {
  return react.jsxDEV(type, keepWhole(type, props), key, isStatic, source, self);
}
