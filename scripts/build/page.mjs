/** Makes dist/index.html from src/index.html: no inline script or style, so that the content policy can forbid both. */
// @ts-check

/**
 * The tags that bring in what the first load needs, soonest first.
 *
 * @param {{
 *   readonly early: readonly string[],
 *   readonly base: readonly string[],
 *   readonly entry: string,
 *   readonly chunks: readonly string[],
 *   readonly next: readonly string[],
 *   readonly styles: readonly string[],
 *   readonly font: string | undefined,
 *   readonly messages: string,
 * }} load paths as the browser asks for them
 */
export const headTags = ({ early, base, entry, chunks, next, styles, font, messages }) => [
  ...(font === undefined ? [] : [`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`]),
  `<link rel="preload" href="${messages}" as="fetch" type="application/json" crossorigin>`,
  // Before the first paint, which the styles hold back anyway.
  ...early.map((script) => `<script src="${script}"></script>`),
  ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
  // The style sheet has the line alone: early.ts turns these on once it is there. Each script is a task of its own, and the
  // base runs while the entry is still on its way.
  ...base.map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low" media="not all" data-runs>`),
  ...chunks.map((chunk) => `<link rel="modulepreload" href="${chunk}" fetchpriority="low" media="not all" data-early>`),
  `<link rel="modulepreload" href="${entry}" fetchpriority="low" media="not all" data-runs>`,
  // On its way before the entry asks for it, and after what paints; where the page is painted, until it is taken over.
  ...next.map((chunk) => `<link rel="modulepreload" href="${chunk}" fetchpriority="low" data-later>`),
]

/** The page with the tags in its head, in place of those that name sources. */
export const page = (/** @type {string} */ template, /** @type {readonly string[]} */ tags) => {
  if (/<script(?![^>]*\bsrc=)[^>]*>|<style\b|\son\w+=/i.test(template))
    throw new Error("src/index.html has an inline script, style or handler, which the content policy forbids.")
  const bare = template
    .replace(/\s*<script\b[^>]*\bsrc="[^"]*main\.tsx"[^>]*><\/script>/gi, "")
    .replace(/\s*<link\b[^>]*\bhref="[^"]*\.css"[^>]*>/gi, "")
  if (!bare.includes("</head>")) throw new Error("src/index.html has no </head>, where the client's files are named.")
  return bare.replace(/[ \t]*<\/head>/, () => `${tags.map((tag) => `    ${tag}\n`).join("")}  </head>`)
}
