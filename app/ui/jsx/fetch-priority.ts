// React 18 knows this attribute in lower case only, its types only in mixed case.

/** How early a browser fetches a file, beside others of its kind; for `<img>` and `<link>`. */
export function fetchPriority(priority: "high" | "low"): object {
  return { fetchpriority: priority };
}
