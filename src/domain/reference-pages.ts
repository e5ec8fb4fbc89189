/** The reference of the contracts: its pages, its files, and what they may load. architecture: Server. */

/** The folder in the build and in addresses. */
export const referenceFolder = "api/docs"

/** The pages, by the last part of their addresses; the first one is also at the folder's own. */
export const referencePages = ["core", "notifications", "support", "hubs"] as const

export type ReferencePage = (typeof referencePages)[number]

/** Hub messages are part of the contract of notifications. */
export const contractOfPage: Readonly<Record<ReferencePage, string>> = {
  core: "core",
  notifications: "notifications",
  support: "support",
  hubs: "notifications",
}

export const referenceFile = `${referenceFolder}/reference.html`

/** The renderer's pictures are in its styles, as addresses of data. Requests that are tried go to this origin alone. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")
