import { Fragment, useContext, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { ContentContext, useSite } from "../content";
import { WholePage } from "../ui/band";
import { page } from "../ui/layout.css";
import { formatText } from "../ui/text";
import { Footer } from "./footer";
import { Banner, Header } from "./header";
import { usePrefetch } from "./prefetch";
import { useWholePage } from "./whole-page";
import * as styles from "./frame.css";

/** Surrounds every page but the not-found page with the header, the banner and the footer. */
export function PageFrame({ children }: { children: ReactNode }) {
  const content = useContext(ContentContext);
  const { pathname } = useLocation();
  const isWhole = useWholePage();
  usePrefetch(isWhole);
  return (
    <>
      <Header />
      <Banner />
      <main id="siteMain" tabIndex={-1} className={isWhole ? undefined : styles.opening}>
        <WholePage.Provider value={isWhole}>
          {/* Don't drop the key, because pages of one layout would share their state. */}
          <Fragment key={pathname}>{children}</Fragment>
        </WholePage.Provider>
        {isWhole && content?.frontmatter.forwardLooking && <ForwardLooking />}
      </main>
      <Footer />
    </>
  );
}

/** Shows the notice on plans and targets at the end of a page that speaks of them. */
function ForwardLooking() {
  return (
    <div role="note" className={styles.forwardLooking}>
      <div className={page}>{formatText(useSite().forwardLooking)}</div>
    </div>
  );
}
