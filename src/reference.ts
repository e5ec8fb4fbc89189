/**
 * Composition root of the contracts' reference: a page of its own, which draws a contract and tries its operations with
 * the reader's sign-in. Nothing of it is in the app. architecture: Server.
 */
import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js"
import { contractOfPage, referenceFolder, referencePages, type ReferencePage } from "./domain/reference-pages.ts"
import { loadEnvironment } from "./platform/load-environment.ts"
import { drawHead, drawTrouble } from "./reference/head.ts"
import { readerOf } from "./reference/reader.ts"
import { shownOn } from "./reference/shown.ts"

const pageOf = (path: string): ReferencePage =>
  referencePages.find((page) => path === `/${referenceFolder}/${page}`) ?? referencePages[0]

/** Swagger UI draws in the dark where its class stands at the root. */
const followScheme = (dark: MediaQueryList): void => {
  const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches)
  dark.addEventListener("change", follow)
  follow()
}

/** A contract has one server, and the renderer's choice of it has no name that is read out. */
const withoutServers = { wrapComponents: { ServersContainer: () => () => null } }

/** Hub messages have no operation, of which the renderer would complain. */
const withoutOperations = { wrapComponents: { operations: () => () => null } }

/** Answers null where the contract can't be had. */
const contractFor = async (page: ReferencePage): Promise<unknown> => {
  try {
    const answer = await fetch(`/${referenceFolder}/${contractOfPage[page]}.json`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

const start = async (container: HTMLElement): Promise<void> => {
  followScheme(matchMedia("(prefers-color-scheme: dark)"))
  const page = pageOf(window.location.pathname)
  const [contract, environment] = await Promise.all([contractFor(page), loadEnvironment(() => null)])
  if (contract === null) return drawTrouble(container)
  const reader = readerOf(environment, {
    storages: { local: localStorage, session: sessionStorage },
    now: Date.now,
  })
  await drawHead(page, reader)
  SwaggerUI({
    domNode: container,
    spec: shownOn(page, contract),
    deepLinking: true,
    docExpansion: "none",
    defaultModelsExpandDepth: 0,
    filter: page !== "hubs",
    plugins: [withoutServers, ...(page === "hubs" ? [withoutOperations] : [])],
    validatorUrl: null,
    // The command that is shown for a request is without the reader's token, which the interceptor adds.
    showMutatedRequest: false,
    requestInterceptor: async (request) => {
      const token = await reader.token()
      const isOwn = new URL(request.url, window.location.href).origin === window.location.origin
      if (token !== null && isOwn) request.headers["Authorization"] ??= `Bearer ${token}`
      return request
    },
  })
}

const container = document.querySelector<HTMLElement>(".reference-contract")
if (container !== null) void start(container)
