// The labels of the slides' controls, from site.mdx, for slides anywhere on a page.
import { createContext } from "react";

export const SlideLabels = createContext({ previous: "", next: "", position: "", open: "" });
