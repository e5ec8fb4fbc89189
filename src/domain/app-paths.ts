/** Which addresses are pages of the app; all others are the server's own, or files. Spec §2; E362, E435. */
const serversOwn = /^\/(?:api|hubs|identity|files|environments|i18n|assets|cards|sitemaps|health)(?:\/|$)/u
const fileName = /\.\w+$/u

/** `path`: without query. An unknown address among the server's own is an error, not a page. */
export const isAppPage = (path: string): boolean => !serversOwn.test(path) && !fileName.test(path)
