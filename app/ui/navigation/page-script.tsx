// The scripts at the end of the document.
import { Scripts } from "@remix-run/react";
import { createContext, useContext } from "react";

/** The URL of the script that starts the page's code; set by the build only. */
export const PageScript = createContext<string | undefined>(undefined);

/** The build's script, or Remix's inline ones, which development uses. */
export function PageScripts() {
  const address = useContext(PageScript);
  return address === undefined ? <Scripts /> : <script type="module" async src={address} />;
}
