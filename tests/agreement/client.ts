/** A client without a screen, put together as `main.tsx` does it: real stream, store, engine, SDK and hub feed. */
import { EMPTY } from "rxjs"
import type { Command } from "../../src/commands/catalogue.ts"
import type { Environment } from "../../src/domain/environment.ts"
import type { PickedFile } from "../../src/domain/files.ts"
import { fallbackLanguage } from "../../src/domain/languages.ts"
import { defaultFlags } from "../../src/domain/flags.ts"
import { startEngine } from "../../src/engine.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { createEventStream } from "../../src/events/stream.ts"
import { createPickedFiles } from "../../src/platform/picked-files.ts"
import { ownAccount } from "../../src/projections/account.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { liveness } from "../../src/projections/connection.ts"
import { createStore } from "../../src/projections/store.ts"
import { until } from "../server/db/people.ts"
import { signedIn } from "./device.ts"
import { rethrown } from "../projections/rethrown.ts"

export interface Client {
  readonly models: () => ReadModels
  readonly emitted: readonly Envelope[]
  readonly pick: (file: File) => PickedFile
  /** Runs a command, and fails unless it succeeds. */
  readonly does: (command: Command) => Promise<void>
  /** As `does`, with the events that the command's handler answered. */
  readonly learns: (command: Command) => Promise<readonly AppEvent[]>
  /** Signs in, and waits until everything is live. */
  readonly enter: () => Promise<void>
  readonly isLive: () => boolean
  /** The server takes this token from now on; the hubs learn of it when they connect. */
  readonly become: (token: string) => void
  /** Tells the client of a renewed session, as after a silent renewal. */
  readonly renewed: () => void
  /** The account's cursor as the server says it now. */
  readonly cursor: () => Promise<number>
  /** Waits until the hubs have told everything after one cursor up to another. */
  readonly hasHeard: (after: number, upTo: number) => Promise<void>
  readonly close: () => void
}

interface ClientOptions {
  readonly url: string
  readonly token: string
  /** Hears nothing and does nothing by itself: it only knows what it asks for. */
  readonly isReader?: boolean
}

/** The machine may have much else to do. */
export const patienceMs = 30_000

const environmentAt = (url: string): Environment => ({
  core: `${url}/api/core`,
  notifications: `${url}/api/notifications`,
  support: `${url}/api/support`,
  hubs: `${url}/hubs`,
  oidc: { authority: "", clientId: "", scopes: "" },
  googleClientId: null,
  i18nHost: "",
  productSlug: "handra",
  flags: defaultFlags,
  push: { vapidPublicKey: null, apps: [] },
  map: { styleUrl: null },
  mobileApp: null,
  storeLinks: { ios: null, android: null, huawei: null },
  feedbackReveal: "immediate",
  countsBuilds: false,
  tracedShare: 0,
  defaultLanguage: fallbackLanguage,
  buildId: "tests",
})

/** The cursors of hub messages, from the causes that the feed gives: `user-notifications/12`. */
const cursorsIn = (emitted: readonly Envelope[]): ReadonlySet<number> =>
  new Set(
    emitted.flatMap(({ origin, cause }) => (origin === "hub" && cause !== null ? [Number(cause.split("/")[1])] : [])),
  )

const range = (after: number, upTo: number): readonly number[] =>
  Array.from({ length: Math.max(0, upTo - after) }, (_, index) => after + 1 + index)

export const createClient = ({ url, token, isReader = false }: ClientOptions): Client => {
  const { identity, become, announce } = signedIn(token)
  const emitted: Envelope[] = []
  const newId = (): string => crypto.randomUUID()
  const stream = createEventStream(() => new Date().toISOString())
  stream.envelopes.subscribe((envelope) => void emitted.push(envelope))
  const store = createStore(stream.envelopes, {
    schedule: (flush) => void setTimeout(flush, 16),
    freeze: true,
    onFailure: rethrown,
  })
  const pickedFiles = createPickedFiles(newId)
  const bus = startEngine({
    environment: environmentAt(url),
    stream,
    fromTheFirst: isReader ? EMPTY : stream.envelopes,
    store,
    identity,
    whoIsHere: () => Promise.resolve(),
    firstAnswers: { language: "", take: () => null, taken: () => [] },
    wrapper: null,
    speak: () => Promise.resolve(),
    loadTexts: () => Promise.resolve(),
    isLanguageOpen: () => false,
    picture: null,
    newId,
    pickedFiles,
    drafts: { count: () => 0 },
    openChannel: () => null,
    storage: localStorage,
    settings: localStorage,
    isOwnDevice: () => true,
    clearTraces: () => Promise.resolve(),
  })
  const models = (): ReadModels => {
    store.flush()
    return store.models()
  }
  const isLive = (): boolean => liveness(models().connection) === "live"
  const learns = async (command: Command): Promise<readonly AppEvent[]> => {
    const outcome = await bus.dispatch(command)
    if (outcome.tag !== "Done") throw new Error(`${command.type} came to ${JSON.stringify(outcome)}.`)
    return outcome.events
  }
  const does = async (command: Command): Promise<void> => void (await learns(command))

  return {
    models,
    emitted,
    pick: pickedFiles.pick,
    does,
    learns,
    enter: async () => {
      stream.emit([{ type: "SignedIn" }], { origin: "system", cause: null })
      await until(isLive, "the client was live", patienceMs)
    },
    isLive,
    become,
    renewed: announce,
    cursor: async () => {
      await does({ type: "LoadAccount" })
      return ownAccount(models().account)?.asOf ?? 0
    },
    hasHeard: async (after, upTo) => {
      const missing = (): readonly number[] => {
        const heard = cursorsIn(emitted)
        return range(after, upTo).filter((cursor) => !heard.has(cursor))
      }
      await until(() => missing().length === 0, `the hubs had told all from ${after + 1} to ${upTo}`, patienceMs)
    },
    close: () => {
      stream.emit([{ type: "SignedOut", reason: "asked" }], { origin: "system", cause: null })
      bus.close()
    },
  }
}
