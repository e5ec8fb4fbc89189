/**
 * Composition root: starts the app from its configuration and paints it; engine.ts is its other half. architecture:
 * Rooms.
 */
import { StrictMode } from "react"
import { createRoot, type Root } from "react-dom/client"
import { environmentOf, type Environment } from "./domain/environment.ts"
import { pseudoLocale, type Language } from "./domain/languages.ts"
import type { AppEvent } from "./events/catalogue.ts"
import type { Origin } from "./events/envelope.ts"
import { createEventStream } from "./events/stream.ts"
import { startNetworkFeed } from "./feeds/network.ts"
import { bufferUntilSubscribed } from "./log/early-events.ts"
import { createAsks } from "./platform/asks.ts"
import { isBorrowed, tracesStorage } from "./platform/borrowed-device.ts"
import { createDeviceTraces } from "./platform/device-traces.ts"
import { readFirstAnswers } from "./platform/first-answers.ts"
import { createDrafts } from "./platform/drafts.ts"
import { createIdentity, userKeyPrefix, type Identity } from "./platform/identity.ts"
import { reloadOnce } from "./platform/loads.ts"
import { isLanguageOpen, isPseudoAsked, keepLanguage, startLanguage } from "./platform/language.ts"
import { allowed, cachesOf } from "./platform/allowed.ts"
import { keptStorages } from "./platform/kept-storage.ts"
import { createPickedFiles } from "./platform/picked-files.ts"
import { channelName, startSessionTabs } from "./platform/session-tabs.ts"
import type { Wrapper } from "./platform/wrapper/wrapper.ts"
import { createStore } from "./projections/store.ts"
import { Boundary } from "./ui/loading/Boundary.tsx"
import { AppProvider, type App } from "./ui/app/context.tsx"
import { CantStart } from "./ui/shell/CantStart.tsx"
import { Shell } from "./ui/shell/Shell.tsx"
import { Spoken } from "./ui/shell/Spoken.tsx"
import { loadAgain, sayEnglishAs, takeTextsFrom } from "./ui/i18n/loading.ts"

const isDevelopment = process.env["NODE_ENV"] !== "production"

const now = (): string => new Date().toISOString()
const newId = (): string => crypto.randomUUID()

/** The next frame; a hidden tab gets no frames, yet its title and badges must change. */
const nextFrame = (callback: () => void): void => {
  if (document.visibilityState === "visible") requestAnimationFrame(callback)
  else setTimeout(callback, 100)
}

const localDay = (): string => {
  const date = new Date()
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-")
}

/** Opens a channel between this browser's tabs; null where it has none. */
const openChannel = (name: string): BroadcastChannel | null =>
  allowed(() => ("BroadcastChannel" in window ? new BroadcastChannel(name) : null))

const firstAnswers = readFirstAnswers(document, () => performance.now())
takeTextsFrom(firstAnswers.take)

const environmentPath = "/environments/environment.json"

const loadEnvironment = async (): Promise<Environment | null> => {
  try {
    const response = firstAnswers.take(environmentPath) ?? (await fetch(environmentPath))
    const checked = environmentOf(await response.json())
    if ("environment" in checked) return checked.environment
    console.error(`environment.json lacks ${checked.missing}.`)
    return null
  } catch (cause) {
    console.error("environment.json can't be read.", cause)
    return null
  }
}

/** Goes on with the session of an earlier visit, and answers whether it could; null where there was none. */
const startSession = (identity: Identity): Promise<boolean> | null =>
  window.location.pathname !== "/auth/callback" && identity.hasSession() ? identity.restore().catch(() => false) : null

const startApp = (environment: Environment, wrapper: Wrapper | null, root: Root): void => {
  if (environment.flags.testing && isPseudoAsked(window.location.search)) sayEnglishAs(pseudoLocale)
  const storages = keptStorages(window)
  const { local } = storages
  const language = startLanguage(local, window.location.search, navigator.languages, environment.defaultLanguage)
  const storage = tracesStorage(storages)
  const isOwnDevice = (): boolean => !isBorrowed(storages)
  const drafts = createDrafts(storage, now)
  const traces = createDeviceTraces({
    ...storages,
    caches: cachesOf(window),
    clearDatabases: async () => {
      await (await engine).clear()
      await (await recorder).clear()
    },
  })
  const identity = createIdentity(environment, window.location.origin, storages, {
    claim: traces.claim,
    onSignedOut: () => tabs.broadcastSignedOut(),
    wrapper: wrapper?.signIn,
  })
  const stream = createEventStream(now)
  const store = createStore(stream.envelopes, { schedule: nextFrame, freeze: isDevelopment })
  const emit = (events: readonly AppEvent[], origin: Origin, cause: string | null = null): void =>
    stream.emit(events, { origin, cause })
  const pickedFiles = createPickedFiles(newId)
  const restored = startSession(identity)
  const forEngine = bufferUntilSubscribed(stream.envelopes)
  const loadTexts = (next: Language): Promise<void> => loadAgain(environment.i18nHost, next.slice(0, 2))
  const engine = import("./engine.ts").then(({ startEngine }) =>
    startEngine({
      environment,
      stream,
      fromTheFirst: forEngine,
      store,
      identity,
      whoIsHere: async () => restored,
      firstAnswers,
      wrapper,
      speak: async (chosen) => {
        await loadTexts(chosen)
        keepLanguage(local, chosen)
      },
      loadTexts,
      isLanguageOpen: () => isLanguageOpen(local),
      newId,
      pickedFiles,
      openChannel,
      storage,
      settings: local,
      isOwnDevice,
      clearTraces: () => {
        drafts.close()
        return traces.clear()
      },
    }),
  )
  engine.catch((cause: unknown) => {
    console.error("The app's code can't be loaded.", cause)
    root.render(<CantStart onRetry={() => window.location.reload()} onBack={() => reloadOnce(window, Date.now())} />)
  })
  const bus: App["bus"] = {
    dispatch: async (command, signal) => (await engine).dispatch(command, signal),
    stop: (key) => void engine.then(({ stop }) => stop(key)),
  }
  const forRecorder = bufferUntilSubscribed(stream.envelopes)
  const recorder = import("./log/browser-recorder.ts").then(({ recordStream }) =>
    recordStream(
      forRecorder,
      {
        app: environment.productSlug,
        locale: language,
        viewport: { width: window.innerWidth, height: window.innerHeight },
        startedAt: now(),
      },
      isOwnDevice,
    ),
  )

  // Reloads: the memory of this page belongs to somebody who is no longer signed in.
  const startAnew = (): void => {
    drafts.close()
    window.location.reload()
  }
  /**
   * The server notified this tab of the end, which another tab has asked for: what was typed here meanwhile goes, too, as that
   * tab may have deleted everything already.
   */
  const endAsAsked = (): void => {
    const isOver = store.models().session.signedOut === "expired"
    if (!isOver || identity.isLeaving() || traces.isClaimed()) return
    drafts.close()
    void traces.clear().finally(startAnew)
  }
  let isJoined = false
  const tabs = startSessionTabs({
    window,
    channel: openChannel(channelName),
    storedSubject: identity.storedSubject,
    ownSubject: identity.subject,
    storageKeyPrefix: userKeyPrefix,
    onSignedOut: () => {
      // A reload would keep this tab from the provider's page, which ends the session there.
      if (identity.isLeaving()) return
      // Nobody signed out: another tab has heard first that the session is over.
      if (traces.isClaimed()) return emit([{ type: "SignedOut", reason: "expired" }], "system")
      drafts.close()
      emit([{ type: "SignedOut", reason: "asked" }], "system")
      // Events that this tab has not written yet belong to the person who signed out.
      void recorder.then(({ clear }) => clear()).finally(startAnew)
    },
    onAnother: () => {
      // A page about the former person's profile would sign the new one out (D14).
      if (!new URLSearchParams(window.location.search).has("participantKey")) return startAnew()
      drafts.close()
      window.location.replace("/")
    },
    onSignedIn: () => {
      if (window.location.pathname === "/auth/callback" || store.models().session.presence !== "anonymous") return
      isJoined = true
      void identity.adopt().then((isIn) => isIn && emit([{ type: "SignedIn" }], "system"))
    },
    onRenewed: () => void identity.adopt(),
    onNobody: endAsAsked,
  })

  stream.envelopes.subscribe(({ event }) => {
    if (event.type !== "SignedOut") return
    if (event.reason === "expired") queueMicrotask(endAsAsked)
    if (event.reason !== "accountDeleted") return
    drafts.close()
    void traces.clear()
  })

  const { flags, buildId, productSlug } = environment
  emit([{ type: "Configured", flags, buildId, productSlug }], "system")
  startNetworkFeed(window, (events) => emit(events, "system"), wrapper?.watchNetwork)
  if (wrapper !== null)
    emit([{ type: "AppStarted", installed: wrapper.installed, putOff: wrapper.putOff.read() }], "system")
  emit([{ type: "LanguageChosen", language }], "system")
  store.flush() // the first picture speaks it

  const app: App = {
    store,
    bus,
    environment,
    device: {
      wrapper,
      newId,
      today: localDay,
      now: Date.now,
      pick: pickedFiles.pick,
      dropped: pickedFiles.dropped,
      keepPicked: async (place, ids) => {
        const files = ids.flatMap((id) => {
          const found = pickedFiles.find(id)
          return found === undefined ? [] : [{ id, ...found }]
        })
        return (await engine).picks.keep(place, files)
      },
      restorePicked: async (place) =>
        (await (await engine).picks.of(place)).map(({ id, name, content }) => {
          const file = new File([content], name, { type: content.type })
          return { picked: pickedFiles.pickAgain(id, file), file }
        }),
      drafts,
      asks: createAsks(storage),
      unsent: async () => {
        const { outbox, picks } = await engine
        return { messages: (await outbox.all()).length, drafts: drafts.count(), files: await picks.count() }
      },
      keptRuns: async () => (await recorder).runs(),
      exportRun: async (session) => (await recorder).exportRun(session),
      finishSignIn: identity.finishSignIn,
      enter: () => emit([{ type: "SignedIn" }], "system"),
      isJoined: () => isJoined,
    },
  }

  root.render(
    <StrictMode>
      <Boundary of="start" trouble={CantStart}>
        {/* Nothing that waits around it: until the texts are there, the page's own frame stays (E509). */}
        <AppProvider value={app}>
          <Spoken>
            <Shell />
          </Spoken>
        </AppProvider>
      </Boundary>
    </StrictMode>,
  )

  if (window.location.pathname === "/auth/callback") return
  if (restored === null) return emit([{ type: "VisitedAnonymously" }], "system")
  void restored.then((isThere) => emit([{ type: isThere ? "SignedIn" : "VisitedAnonymously" }], "system"))
}

const start = async (root: Root): Promise<void> => {
  const environment = await loadEnvironment()
  if (environment === null) return root.render(<CantStart onRetry={() => void start(root)} />)
  if (window.location.pathname === "/auth/silent")
    return createIdentity(environment, window.location.origin, keptStorages(window)).finishSilent()
  const wrapper = window.Capacitor?.isNativePlatform?.()
    ? await (await import("./platform/wrapper/open.ts")).openWrapper(environment)
    : null
  startApp(environment, wrapper, root)
}

const container = document.getElementById("app")
if (container !== null) void start(createRoot(container))
