/** A code such as "505(b)(2)" or "21 CFR 312.7(a)": line breaking (UAX 14, LB30 and LB31) breaks between two pairs of brackets. */
const CODE = String.raw`(?:\d+ (?:CFR|U\.?S\.?C\.?) )?[\w.]*\w(?:\(\w+\))+`;

/** A telephone number with its country code, or a US one. */
export const PHONE = String.raw`\+\d[\d ().-]{6,22}\d|(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b`;

/** What must stay on one line. For `split`, which returns it in every second place. */
export const REFERENCE = new RegExp(`(${CODE}|${PHONE})`);
