/**
 * Makes the page that the mobile app carries: the built client, with a server's addresses and content policy written
 * into it. Spec §7.
 */
// @ts-check
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The parts of `environment.json` that this needs.
 *
 * @typedef {Readonly<Record<string, unknown>> & {
 *   readonly core: string,
 *   readonly notifications: string,
 *   readonly support: string,
 *   readonly hubs: string,
 *   readonly mobileApp: { readonly link: string, readonly clientId: string } | null,
 * }} Environment
 */

/** Texts are of the app itself, so they are there without a network; everything else is asked of the server by its whole address. */
export const wrappedEnvironment = (/** @type {Environment} */ environment, /** @type {string} */ server) => {
  if (environment.mobileApp === null)
    throw new Error(`${server} knows of no mobile app: start it with APP_LINK, which says what opens the app.`)
  const whole = (/** @type {string} */ address) => new URL(address, server).href
  const { core, notifications, support, hubs } = environment
  return {
    ...environment,
    core: whole(core),
    notifications: whole(notifications),
    support: whole(support),
    hubs: whole(hubs),
    i18nHost: "/i18n",
  }
}

/** The directives by which a page of the app may ask the server, beside itself. */
const asked = ["connect-src", "img-src", "media-src"]

/** The server's own policy, for a page of another origin. A page can't say who may frame it. */
export const wrappedPolicy = (/** @type {string} */ policy, /** @type {string} */ server) => {
  const { origin } = new URL(server)
  const hubs = origin.replace(/^http/, "ws")
  return policy
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .map((directive) => {
      const name = directive.split(" ")[0] ?? ""
      if (!asked.includes(name)) return directive
      return `${directive} ${origin}${name === "connect-src" ? ` ${hubs}` : ""}`
    })
    .join("; ")
}

export const wrappedPage = (/** @type {string} */ page, /** @type {string} */ policy) => {
  if (/["<>]/.test(policy)) throw new Error(`The server's content security policy can't stand in a page: ${policy}`)
  return page.replace(
    '<meta charset="utf-8" />',
    `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}

/** The server's settings and policy. */
export const readServer = async (/** @type {string} */ server) => {
  const answer = await fetch(new URL("/environments/environment.json", server))
  if (!answer.ok) throw new Error(`${answer.url} answers with ${answer.status}.`)
  const environment = /** @type {Environment} */ (await answer.json())
  return { environment, policy: answer.headers.get("content-security-policy") ?? "" }
}

/** The headers that a server sends, the developers' theatre and reference, and what else a phone has no use for. */
const left =
  /\.(?:br|gz|map|LEGAL\.txt)$|[\\/](?:theatre|api)(?:[\\/]|$)|(?:^|[\\/])(?:manifest\.json|manifest[\w-]*\.webmanifest|robots\.txt|worker\.js|shell\.html|screenshot-\w+\.webp)$/

/**
 * Writes the app's pages.
 *
 * @param {{ readonly dist: string, readonly out: string, readonly server: string }} places
 * @param {{ readonly environment: Environment, readonly policy: string }} said by the server
 */
export const writePages = ({ dist, out, server }, { environment, policy }) => {
  const settings = wrappedEnvironment(environment, server)
  rmSync(out, { recursive: true, force: true })
  cpSync(dist, out, { recursive: true, filter: (path) => !left.test(path) })
  const page = join(out, "index.html")
  writeFileSync(page, wrappedPage(readFileSync(page, "utf8"), wrappedPolicy(policy, server)))
  mkdirSync(join(out, "environments"), { recursive: true })
  writeFileSync(join(out, "environments/environment.json"), `${JSON.stringify(settings, null, 2)}\n`)
  return settings
}
