// Words of the specimen that pull requests edit.

/** The contact page's line on confidentiality. */
export const NDA_NOTE = "For investors: all materials are confidential under NDA.";
/** Of the page about the company. */
export const PARAGRAPH = "The first paragraph of the mission.";
export const TAGLINE = "A tagline on neurological and metabolic disorders.";
export const ABOUT_DESCRIPTION = "The page about the company has a founder slide and a mission.";
/** Of the footer. */
export const BLURB =
  "The blurb of the footer says what the company does: it pairs compounds for tests.";
