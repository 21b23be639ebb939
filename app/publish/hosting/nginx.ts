import { previewLabel } from "../env";
import { escapePattern } from "../markup/escape";
import { MEDIA_TYPES } from "./media-types";
import type { Redirect } from "./redirects";
import {
  CACHED_FOR_A_YEAR,
  DRAWING_POLICY,
  REVALIDATED,
  makeSecurityHeaders,
} from "./security-headers";

/**
 * Writes a server block for `/etc/nginx/conf.d`; needs the module gzip_static.
 * @param base with slashes at both ends
 * @param folders with a 404 page, such as `de/`
 */
export function makeNginxConfig(
  base: string,
  styles: string,
  redirects: readonly Redirect[] = [],
  folders: readonly string[] = [],
): string {
  const inRegex = escapePattern(base);
  const types = Object.entries(MEDIA_TYPES).map(
    ([ending, type]) => `    "${type}" ${ending.slice(1)};`,
  );
  // Don't set headers in a location, because one drops all those of the server.
  const { "Content-Security-Policy": policy, ...headers } = makeSecurityHeaders(styles);
  const lines = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const notFound = folders.map((folder) => `\n  ~^${inRegex}${folder} ${base}${folder}404.html;`);
  const besideBase = `
  location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }
  location / { return 404; }
`;
  return `# Written by \`npm run build\`. Set listen, server_name and root; ${base} below that root
# holds the files of build/client.

# $uri is the file that is sent: for a missing asset that is the 404 page, which is not cached.
map $uri $site_cache_control {
  default "${REVALIDATED}";
  ~^${inRegex}assets/ "${previewLabel() === undefined ? CACHED_FOR_A_YEAR : REVALIDATED}";
}

map $uri $site_policy {
  default "${policy}";
  ~\\.svg$ "${DRAWING_POLICY}";
}

map $uri $site_not_found {
  default ${base}404.html;${notFound.join("")}
}

server {
  listen 80;
  server_name _;
  root /var/www/site;

  server_tokens off;
  autoindex off;
  absolute_redirect off;
  etag on;

  # Sends the build's .gz files. For its .br files, install libnginx-mod-http-brotli-static and uncomment brotli_static.
  gzip_static on;
  gzip_vary on;
  # brotli_static on;

  types {
${types.join("\n")}
  }
  default_type application/octet-stream;

${lines.join("\n")}
  add_header Content-Security-Policy $site_policy always;
  add_header Cache-Control $site_cache_control always;

  error_page 404 $site_not_found;
  location ~ "^${inRegex}(${["", ...folders].join("|")})404(\\.html)?$" { internal; }

  # These files are for hosts and for gzip_static, not for visitors.
  location ~ (^|/)_(headers|redirects)$|\\.(br|gz)$ { return 404; }

${redirects.flatMap(nginxRedirects).join("")}  location ${base} {
    # nginx and the site's router would read these paths differently.
    if ($request_uri ~* "^[^?]*(//|%2f)") { return 404; }
    try_files $uri $uri.html $uri/index.html =404;
  }
  # A page has no slash and no space at its end.
  location ~ "^(?<page>${inRegex}.+)[/ ]$" {
    if ($request_uri ~ "^[^?]*//") { return 404; }
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
${base === "/" ? "" : besideBase}}
`;
}

function nginxRedirects({ from, to }: Redirect): string[] {
  return ["", "/"].map(
    (slash) => `  location = ${from}${slash} { return 301 ${to}$is_args$args; }\n`,
  );
}
