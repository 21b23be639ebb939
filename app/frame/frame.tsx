import { Fragment, startTransition, useContext, useEffect, useState, type ReactNode } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router-dom";

import { site, useContent } from "../content";
import { WholePage } from "../ui/section";
import { pageColumn } from "../ui/layout.css";
import { Footer } from "./footer";
import { Banner, Header } from "./header";
import { Prefetch } from "./prefetch";
import { forwardLooking } from "./footer.css";

/** Surrounds every page except the not-found page with the header, the banner and the footer. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { frontmatter } = useContent();
  const { pathname } = useLocation();
  const isWhole = useIsWhole();
  return (
    <>
      <Header />
      <Banner />
      <main id="siteMain" tabIndex={-1}>
        <WholePage.Provider value={isWhole}>
          {/* Pages of one layout would share their state without a key. */}
          <Fragment key={pathname}>{children}</Fragment>
        </WholePage.Provider>
        {isWhole && frontmatter.forwardLooking && (
          <div role="note" className={forwardLooking}>
            <div className={pageColumn}>{site.forwardLooking}</div>
          </div>
        )}
      </main>
      {isWhole && <Footer />}
      {isWhole && <Prefetch key={pathname} />}
    </>
  );
}

/**
 * Tells whether to render all of the open page. After a click, its opening is rendered and painted
 * first, then the rest; not where the reader starts below it, at a part or on Back.
 */
function useIsWhole(): boolean {
  const { pathname, hash } = useLocation();
  const { restoreScrollPosition } = useContext(UNSAFE_DataRouterContext)?.router.state ?? {};
  const [wholePath, setWholePath] = useState(pathname);
  useEffect(() => {
    const showAll = () => startTransition(() => setWholePath(pathname));
    // The opening is painted between the two frames.
    let request = requestAnimationFrame(() => {
      request = requestAnimationFrame(showAll);
    });
    return () => cancelAnimationFrame(request);
  }, [pathname]);
  return wholePath === pathname || Number(restoreScrollPosition) > 0 || hash !== "";
}
