// What every page but the not-found page has around it.
import type { ReactNode } from "react";

import * as siteContent from "../../content/site.mdx";
import { ProseBody } from "../prose/prose";
import { Footer } from "./footer";
import { Header } from "./header";
import { Translations } from "./translations";

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Translations />
        {children}
      </main>
      <Footer>
        <ProseBody content={siteContent} />
      </Footer>
    </>
  );
}
