// What every page but the not-found page has around it.
import { Fragment, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { ContentContext, useLabelLang, useOpenContent, type Content } from "../content";
import { site } from "../site";
import { WholePage } from "../ui/band";
import { page } from "../ui/layout.css";
import { hrefOf } from "../ui/link";
import { text } from "../ui/text";
import { Footer } from "./footer";
import { Banner, Header } from "./header";
import { usePrefetch } from "./prefetch";
import { useWholePage } from "./whole-page";
import * as styles from "./frame.css";

export function Frame({ children }: { children: ReactNode }) {
  const content = useOpenContent();
  const { pathname } = useLocation();
  const isWhole = useWholePage();
  usePrefetch(isWhole);
  return (
    <ContentContext.Provider value={content}>
      <Header />
      <Banner />
      <main id="siteMain" tabIndex={-1} className={isWhole ? undefined : styles.opening}>
        <Translations all={content?.frontmatter.translations} />
        <WholePage.Provider value={isWhole}>
          {/* The state of a page ends with it, also where the next has the same layout. */}
          <Fragment key={pathname}>{children}</Fragment>
        </WholePage.Provider>
        {isWhole && content?.frontmatter.forwardLooking && <ForwardLooking />}
      </main>
      <Footer />
    </ContentContext.Provider>
  );
}

/** The open page in other languages: links in their own words. */
function Translations({ all = [] }: { all: Content["frontmatter"]["translations"] }) {
  const { pathname } = useLocation();
  const others = all.filter(({ to }) => to !== pathname);
  if (others.length === 0) return null;
  return (
    <p className={styles.translations}>
      {others.map(({ to, lang, name }) => (
        <a key={lang} href={hrefOf(to)} lang={lang} hrefLang={lang} className={styles.translation}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** The notice on plans and targets, at the end of each page that speaks of them. */
function ForwardLooking() {
  return (
    <div role="note" lang={useLabelLang()} className={styles.forwardLooking}>
      <div className={page}>{text(site.forwardLooking)}</div>
    </div>
  );
}
