// The specimen: the site that tests of the code run on (tests/specimen/README.md).
import { resolve } from "node:path";

/** The project's folder as the content check wants it: the one that contains `content/`. */
export const SPECIMEN_PROJECT = resolve("tests/specimen");

/** Its content folder. */
export const SPECIMEN_CONTENT = resolve(SPECIMEN_PROJECT, "content");

/** A copy of the project that has this content; `run-specimen.ts` makes it. */
export const SPECIMEN_SITE = resolve("build/specimen");

/** What visitors of the specimen get. */
export const SPECIMEN_CLIENT = resolve(SPECIMEN_SITE, "build/client");

/** The year in which it is built, and a file of an earlier build: neither may be in it. */
export const BUILD_YEAR = 2951;
export const OLD_FILE = "page-of-an-earlier-build.html";
