/** Answers which page an address leads to; what else stands in its query, such as a filter, changes within the page. */
export const pageOf = (path: string, search: string): string =>
  `${path} ${new URLSearchParams(search).get("page") ?? "1"}`
