// Requests that change files which no page shows.
import type { ReviewRequest } from "../request";

export const FILES: ReviewRequest[] = [
  {
    name: "adds a file that no page names",
    edit: (site) => site.write("downloads/deck.pdf", "%PDF-1.4 a deck"),
    shows: ["downloads/deck.pdf added"],
  },
  {
    name: "removes a file",
    edit: (site) => site.remove("icon-512.png"),
    critical: ["The address /icon-512.png no longer exists"],
  },
  {
    name: "hides a file among those with a dot",
    edit: (site) => site.write(".well-known/apple-app-site-association", "{}"),
    shows: [".well-known/apple-app-site-association added"],
  },
];
