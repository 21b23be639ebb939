import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";

/** What a document is. The space before it is a text of its own, so that lines can break there. */
export const note = style({ fontSize: vars.size.note, fontWeight: vars.weight.regular });
