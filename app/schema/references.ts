/**
 * A reference that must stay on one line, with the code that it is part of: "505(b)(2)", "21 CFR 312.7(a)". Line breaking
 * (UAX 14, LB30 and LB31) allows a break between two pairs of brackets. For `split`, which returns it in every second place.
 */
export const REFERENCE = /((?:\d+ (?:CFR|U\.?S\.?C\.?) )?[\w.]*\w(?:\(\w+\))+)/;
