// The text of an element in; out the same text, in which no line ends within a reference such as "505(b)(2)".
import { createElement, Fragment, type ElementType, type ReactNode } from "react";

/** A word with brackets behind it, and the code that it is part of: "505(b)(2)", "21 CFR 312.7(a)". */
const REFERENCE = /((?:\d+ (?:CFR|U\.?S\.?C\.?) )?[\w.]*\w(?:\(\w+\))+)/;

/**
 * The properties of an element, its own text prepared. Line breaking (UAX 14, LB30 and LB31) allows a break between two
 * pairs of brackets; markup forbids it and leaves the characters as typed, for search and for copies.
 * @param type components get their text as written, and pass it on to elements
 */
export function keepWhole<Props extends { children?: ReactNode }>(
  type: ElementType,
  props: Props,
): Props {
  if (typeof type === "function" || type === "title" || type === "style") return props;
  const { children } = props;
  if (hasReference(children)) return { ...props, children: markReferences(children) };
  if (!Array.isArray(children) || !children.some(hasReference)) return props;
  const marked = children.map((child: ReactNode) =>
    hasReference(child) ? markReferences(child) : child,
  );
  return { ...props, children: marked };
}

function hasReference(child: ReactNode): child is string {
  return typeof child === "string" && REFERENCE.test(child);
}

function markReferences(text: string): ReactNode {
  const parts = text
    .split(REFERENCE)
    .map((part, index) =>
      index % 2 === 0 ? part : createElement("span", { className: "whole" }, part),
    );
  return createElement(Fragment, null, ...parts);
}
