import { createContext, type ReactElement } from "react";

/** Holds the document around the app at build time; see entry.server.tsx. */
export const DocumentContext = createContext<ReactElement | undefined>(undefined);
