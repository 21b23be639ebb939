import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

/** The kind and size of a document. */
export const details = style({ fontSize: vars.size.small, fontWeight: vars.weight.regular });
