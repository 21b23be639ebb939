import { Link, NavLink, UNSAFE_RemixContext } from "@remix-run/react";
import { useContext, useEffect, useRef, useState, type ReactNode } from "react";

import type { LinkTarget } from "../schema/fields";
import * as styles from "./link.css";

interface SiteLinkProps {
  to: LinkTarget;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page or a part of one, to a document, with its kind and size, or to another site. */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  if (typeof to !== "string")
    return (
      <a href={to.href} className={className}>
        {children} <span className={styles.note}>({to.note})</span>
      </a>
    );
  return to.startsWith("/") ? (
    <PageLink to={to} className={className}>
      {children}
    </PageLink>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

interface PageLinkProps {
  /** The path of a page, with or without a hash. */
  to: string;
  /** A link of the menu tells whether its page is open, and fetches at once; others fetch when they are seen. */
  isInMenu?: boolean;
  rel?: string;
  className?: string | undefined;
  "aria-label"?: string;
  children: ReactNode;
}

/**
 * Remix's own `prefetch` reloads the open page when a file fails to load, again and again. Here the browser
 * fetches it (HTML, "modulepreload"), and a link whose file a later deploy has removed loads the document.
 */
export function PageLink({ to, isInMenu = false, ...props }: PageLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const routes = useContext(UNSAFE_RemixContext)?.manifest.routes ?? {};
  useEffect(() => {
    // The first callback comes at once, for links outside the window too.
    const observer = new IntersectionObserver(([entry]) => {
      if (isInMenu || entry?.isIntersecting) setIsWanted(true);
    });
    if (link.current) observer.observe(link.current);
    return () => observer.disconnect();
  }, [isInMenu]);
  const Anchor = isInMenu ? NavLink : Link;
  return (
    <>
      <Anchor ref={link} to={to} reloadDocument={isGone} {...props} />
      {isWanted &&
        filesOf(to, routes).map((file) => (
          <link key={file} rel="modulepreload" href={file} onError={() => setIsGone(true)} />
        ))}
    </>
  );
}

type Routes = NonNullable<React.ContextType<typeof UNSAFE_RemixContext>>["manifest"]["routes"];

/** The URLs of the modules of a page. */
function filesOf(to: string, routes: Routes): string[] {
  const path = to.replace(/[?#].*/, "").slice(1);
  const files: string[] = [];
  let route = Object.values(routes).find((each) => (path ? each.path === path : each.index));
  while (route && route.id !== "root") {
    files.push(route.module, ...(route.imports ?? []));
    route = routes[route.parentId ?? "root"];
  }
  return [...new Set(files)];
}
