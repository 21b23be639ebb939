import { style } from "@vanilla-extract/css";
import { wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

export const columns = style([
  stack.huge,
  {
    marginBottom: vars.space.huge,
    "@media": { [wide]: { gridTemplateColumns: "5fr 7fr" } },
  },
]);
