import type { AppLoadContext } from "@remix-run/node";
import { createContext } from "react";

/** Holds what the build alone knows about a page. */
export const DocumentContext = createContext<AppLoadContext>({});
