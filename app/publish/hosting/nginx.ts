// The policy and the media types in, a server block for nginx out: the same headers, statuses and addresses
// as on every other host, written anew by each build, so that no copy of them can grow old.
import { MEDIA_TYPES } from "./media-types";
import { CACHED_FOR_GOOD, headers, REVALIDATED } from "./security-headers";

/**
 * A file for `/etc/nginx/conf.d`; nginx must have `gzip_static`, which Debian's has.
 * No location sets a header: one `add_header` in a location drops all that the server has set.
 * @param base the folder that the site is served from, with a slash at both ends
 */
export function makeNginxConfig(base: string): string {
  const inRegex = base.replaceAll(/[.+]/g, "\\$&");
  const types = Object.entries(MEDIA_TYPES).map(
    ([ending, type]) => `    "${type}" ${ending.slice(1)};`,
  );
  const lines = Object.entries(headers()).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `# Written by \`npm run build\`. Yours to set: listen, server_name, and root, below which
# ${base} holds the files of build/client.

# By the file that is sent: a missing asset is answered with the 404 page, which is not kept.
map $uri $site_cache_control {
  default "${REVALIDATED}";
  ~^${inRegex}assets/ "${CACHED_FOR_GOOD}";
}

server {
  listen 80;
  server_name _;
  root /var/www/site;

  server_tokens off;
  autoindex off;
  absolute_redirect off;
  etag on;

  # The build's own .gz files. For its .br files install libnginx-mod-http-brotli-static and take off the "#".
  gzip_static on;
  gzip_vary on;
  # brotli_static on;

  types {
${types.join("\n")}
  }
  default_type application/octet-stream;

${lines.join("\n")}
  add_header Cache-Control $site_cache_control always;

  error_page 404 ${base}404.html;
  location = ${base}404.html { internal; }

  # For hosts and for gzip_static, not for visitors.
  location ~ (^|/)_headers$|\\.(br|gz)$ { return 404; }

  location ${base} {
    # Here nginx and the site's router would disagree on what the path means.
    if ($request_uri ~* "^[^?]*(//|%2f)") { return 404; }
    try_files $uri $uri/index.html =404;
  }
${
  base === "/"
    ? ""
    : `
  location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }
  location / { return 404; }
`
}}
`;
}
