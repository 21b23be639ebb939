// What every page but the not-found page has around it.
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { ContentContext, useLabelLang, useOpenContent, type Content } from "../content";
import { site } from "../site";
import { page } from "../ui/layout.css";
import { hrefOf } from "../ui/link";
import { text } from "../ui/text";
import { Footer } from "./footer";
import { Banner, Header } from "./header";
import * as styles from "./frame.css";

export function Frame({ children }: { children: ReactNode }) {
  const content = useOpenContent();
  return (
    <ContentContext.Provider value={content}>
      <Header />
      <Banner />
      <main id="siteMain" tabIndex={-1}>
        <Translations all={content?.frontmatter.translations} />
        {children}
        {content?.frontmatter.forwardLooking && <ForwardLooking />}
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
