import { style } from "@vanilla-extract/css";
import { wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";

export const columns = style([
  flow.huge,
  {
    marginBottom: vars.space.huge,
    "@media": { [wide]: { gridTemplateColumns: "5fr 7fr" } },
  },
]);
