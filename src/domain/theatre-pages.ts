/** The theatre's pages and files, and what each page may load. The stage may ask nobody for anything. architecture: Theatre. */

/** The folder in the build and in addresses. */
export const theatreFolder = "theatre"

/** The address of the theatre; behind `#` it says where the log is. */
export const theatrePage = `/${theatreFolder}/theatre.html`
export const stagePage = `/${theatreFolder}/stage.html`
export const logWorker = `/${theatreFolder}/log-worker.js`

/** The log of `npm run replay -- FILE --ui`, which its server has. */
export const servedLog = `/${theatreFolder}/log`

/** Where the log is: at the program that serves the theatre, or with the app that is open in another tab. */
export const logPlaces = { served: "#served", app: "#app" } as const

/** The channel by which the app hands its log to the theatre. */
export const handingChannel = "marketplace-theatre"

/** The words on that channel. */
export type Handing =
  | { readonly kind: "wanted" }
  | { readonly kind: "log"; readonly name: string; readonly text: string }

const common = ["default-src 'none'", "style-src 'self'", "font-src 'self'", "base-uri 'none'", "form-action 'none'"]

/** Links on the stage lead anywhere, and a browser would ask for the addresses of their hosts before anybody presses one. */
export const theatreHeaders = { "X-DNS-Prefetch-Control": "off" } as const

/** Content policies by address. */
export const theatrePolicies: Readonly<Record<string, string>> = {
  [theatrePage]: [
    ...common,
    "script-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "frame-ancestors 'self'",
  ].join("; "),
  [stagePage]: [
    ...common,
    "script-src 'self'",
    "connect-src 'none'",
    "img-src data:",
    "worker-src 'none'",
    "frame-ancestors 'self'",
  ].join("; "),
}
