import type { ReactNode } from "react";

/** The page's main landmark, where the skip link leads. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
