import { Link, UNSAFE_RemixContext, useLocation } from "@remix-run/react";
import {
  useContext,
  useEffect,
  useRef,
  useState,
  type AriaAttributes,
  type ReactNode,
} from "react";

import type { LinkTarget } from "../schema/fields";

interface SiteLinkProps {
  to: LinkTarget;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page or a part of one, to a document, with its kind and size, or to another site. */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  const { pathname } = useLocation();
  if (typeof to !== "string")
    return (
      <a href={to.href} className={className}>
        {children} <small>({to.details})</small>
      </a>
    );
  const [path, part] = to.split("#");
  const isPage = to.startsWith("/") && !(part && path === pathname);
  if (isPage)
    return (
      <PageLink to={to} className={className}>
        {children}
      </PageLink>
    );
  return (
    <a href={to.startsWith("/") ? `#${part}` : to} className={className}>
      {children}
    </a>
  );
}

interface PageLinkProps {
  /** The path of a page, with or without a hash. */
  to: string;
  /** When the code of the page is fetched: once the link is near the window, or at once. */
  prefetch?: "visible" | "always";
  rel?: string;
  /** The language of its words, and of its page. */
  lang?: string;
  hrefLang?: string;
  className?: string | undefined;
  "aria-label"?: string;
  "aria-current"?: AriaAttributes["aria-current"];
  children: ReactNode;
}

/**
 * A link that fetches the code of its page ahead of a click. Remix's own `prefetch` reloads the open page when a file is
 * gone after a deploy, again and again; here such a link loads the document.
 */
export function PageLink({ to, prefetch = "visible", ...props }: PageLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isStale, setIsStale] = useState(false);
  const routes = useContext(UNSAFE_RemixContext)?.manifest.routes;
  useEffect(() => {
    // The first callback comes at once, for links outside the window too.
    const observer = new IntersectionObserver(([entry]) => {
      if (prefetch === "visible" && !entry?.isIntersecting) return;
      observer.disconnect();
      const loading = modulesOf(to, routes).map((module) => import(/* @vite-ignore */ module));
      Promise.all(loading).catch(() => setIsStale(true));
    });
    if (link.current) observer.observe(link.current);
    return () => observer.disconnect();
  }, [to, routes, prefetch]);
  return <Link ref={link} to={to} reloadDocument={isStale} {...props} />;
}

type Routes = NonNullable<React.ContextType<typeof UNSAFE_RemixContext>>["manifest"]["routes"];

/** The URLs of the modules of a page: that of its route, and of those around it. */
function modulesOf(to: string, routes: Routes = {}): string[] {
  const path = to.replace(/[?#].*/, "").slice(1);
  const modules: string[] = [];
  let route = Object.values(routes).find((each) => (path ? each.path === path : each.index));
  while (route) {
    modules.push(route.module);
    route = routes[route.parentId ?? ""];
  }
  return modules;
}
