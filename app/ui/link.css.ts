import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

/** The kind and size of a document. */
export const note = style({ fontSize: vars.size.note, fontWeight: vars.weight.regular });
