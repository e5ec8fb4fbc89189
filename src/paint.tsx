/**
 * Composition root of the painter, which the server runs: folds the facts of a public page by the client's own
 * projections, and renders the client's own screens. architecture: Painting.
 */
import { prerenderToNodeStream } from "react-dom/static"
import { Router } from "wouter"
import { laterStyle } from "./domain/painting.ts"
import { readPage } from "./commands/entering.ts"
import { runKeyOf } from "./commands/subjects.ts"
import { environmentOf } from "./domain/environment.ts"
import type { PaintOrder, Picture, PictureNote } from "./domain/painting.ts"
import type { AppEvent } from "./events/catalogue.ts"
import { createEventStream } from "./events/stream.ts"
import { createStore } from "./projections/store.ts"
import { createVisitorSdk } from "./sdk/sdk.ts"
import { AppProvider, type App } from "./ui/app/context.tsx"
import { noBus, noDevice } from "./ui/app/no-device.ts"
import { takeTextsFrom } from "./ui/i18n/loading.ts"
import { Shell } from "./ui/shell/Shell.tsx"
import { themeOf } from "./ui/shell/use-profile-theme.ts"
import { Spoken } from "./ui/shell/Spoken.tsx"
import { PictureContext } from "./ui/theme/servers-picture.ts"

/** The name of no server: answers are found by path and query alone. */
const origin = "http://own.invalid"

let answers: PaintOrder["answers"] = {}

const answerTo = (path: string): Response | null => {
  const body = answers[path]
  return body === undefined ? null : new Response(body, { headers: { "Content-Type": "application/json" } })
}

takeTextsFrom(answerTo)

/** The content policy forbids styles in attributes, and scripts may set them: the browser does so as it takes over. */
const inlineStyle = / style="/gu

const textOf = async (stream: NodeJS.ReadableStream): Promise<string> => {
  let text = ""
  for await (const chunk of stream) text += String(chunk)
  return text
}

/**
 * Paints a page; the caller waits for one before it orders the next, as the texts of all are found in one place. Null
 * where a part of the page could not be painted, or a fact of it is missing.
 */
export const paint = async (order: PaintOrder): Promise<Picture | null> => {
  const { path, query, language, media, now } = order
  answers = order.answers
  const checked = environmentOf(JSON.parse(answers["/environments/environment.json"] ?? "null"))
  if (!("environment" in checked)) return null
  const { environment } = checked
  const { flags, buildId, productSlug } = environment
  const bases = {
    core: origin + environment.core,
    notifications: origin + environment.notifications,
    support: origin + environment.support,
  }
  const asked: string[] = []
  const clients = createVisitorSdk(bases, async ({ url }) => {
    const wanted = url.slice(origin.length)
    const answer = answerTo(wanted)
    if (answer !== null) asked.push(wanted)
    return answer ?? Response.error()
  })
  const reads = await readPage(path, new URLSearchParams(query), clients, flags)
  if (reads.some((read) => read.events === null)) return null
  const events = reads.flatMap((read) => read.events ?? [])

  const errors: unknown[] = []
  const stream = createEventStream(() => new Date(now).toISOString())
  const store = createStore(stream.envelopes, {
    schedule: () => undefined,
    freeze: false,
    onFailure: (_, cause) => void errors.push(cause),
  })
  const before: readonly AppEvent[] = [
    { type: "Configured", flags, buildId, productSlug },
    { type: "LanguageChosen", language },
    { type: "VisitedAnonymously" },
  ]
  stream.emit(before, { origin: "system", cause: null })
  stream.emit(events, { origin: "rest", cause: null })
  store.flush()

  const app: App = {
    store,
    firstModels: store.models(),
    isBrought: () => true,
    onDrawn: () => undefined,
    bus: noBus,
    environment,
    device: noDevice(now),
  }
  const { prelude } = await prerenderToNodeStream(
    <PictureContext value={{ media, now }}>
      <AppProvider value={app}>
        <Router ssrPath={path} ssrSearch={query}>
          <Spoken>
            <Shell />
          </Spoken>
        </Router>
      </AppProvider>
    </PictureContext>,
    // One piece, in which no script has to put parts into their places: the content policy allows none.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = (await textOf(prelude)).replaceAll(inlineStyle, ` ${laterStyle}="`)
  const [error] = errors
  if (error !== undefined) throw error
  const note: PictureNote<AppEvent> = {
    address: query === "" ? path : `${path}?${query}`,
    language,
    media,
    now,
    events,
    reads: reads.map(({ command }) => runKeyOf(command)),
    asked: asked.toSorted(),
  }
  return { html, profile: themeOf(path, query, "customer"), note: JSON.stringify(note) }
}
