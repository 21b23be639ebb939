// The words around slides: the site's, for slides anywhere on a page.
import { createContext } from "react";

export const SlideLabels = createContext({ previous: "", next: "", position: "", open: "" });
