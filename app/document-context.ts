import { createContext, type ReactElement } from "react";

/** The document around the app, at build time; see entry.server.tsx. */
export const DocumentContext = createContext<ReactElement | undefined>(undefined);
