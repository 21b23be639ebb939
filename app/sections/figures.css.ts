import { style } from "@vanilla-extract/css";
import { columns } from "../theme/breakpoints";
import { stack } from "../ui/layout.css";

export const commitments = style([stack.huge, columns("5fr 7fr")]);
