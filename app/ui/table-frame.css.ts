import { globalStyle, style } from "@vanilla-extract/css";

export const root = style({ width: "100%", overflowX: "auto" });

// Elsewhere a long word may be broken, which here would squeeze every column to the width of a letter.
globalStyle(`${root} table`, { width: "100%", borderCollapse: "collapse", overflowWrap: "normal" });
