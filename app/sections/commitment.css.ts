import { style } from "@vanilla-extract/css";
import { wide } from "../theme/breakpoints";
import { stack } from "../ui/stack.css";

export const columns = style([
  stack.huge,
  { "@media": { [wide]: { gridTemplateColumns: "5fr 7fr" } } },
]);
