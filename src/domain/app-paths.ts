/** The rule of which addresses are pages of the app; all others are the server's own, or files. Spec §2. */

/** The first parts of addresses that the server answers itself. */
export const serversOwn = [
  "api",
  "hubs",
  "identity",
  "files",
  "account-data",
  "environments",
  "i18n",
  "assets",
  "cards",
  "sitemaps",
  "health",
  "livez",
  "readyz",
  ".well-known",
] as const
const ofServer: ReadonlySet<string> = new Set(serversOwn)

const fileName = /\.\w+$/u

/** `path`: without query. */
export const isServersOwn = (path: string): boolean => ofServer.has(path.split("/", 2)[1] ?? "")

/** `path`: without query. An unknown address among the server's own is an error, not a page. */
export const isAppPage = (path: string): boolean => !isServersOwn(path) && !fileName.test(path)
