/**
 * Composition root: starts the app from its configuration and paints it; engine.ts is its other half. architecture:
 * Rooms.
 */
import { StrictMode, type ReactElement } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import type { Environment } from "./domain/environment.ts"
import { pseudoLocale, type Language } from "./domain/languages.ts"
import type { Engine } from "./engine.ts"
import type { AppEvent } from "./events/catalogue.ts"
import type { Origin } from "./events/envelope.ts"
import { createEventStream } from "./events/stream.ts"
import { startNetworkFeed } from "./feeds/network.ts"
import { bufferUntilSubscribed } from "./log/early-events.ts"
import { createAsks } from "./platform/asks.ts"
import { isBorrowed, tracesStorage } from "./platform/borrowed-device.ts"
import { createDeviceTraces } from "./platform/device-traces.ts"
import { freshForMs, readFirstAnswers } from "./platform/first-answers.ts"
import { readPicture, typedInto } from "./platform/painted-page.ts"
import { localDay, nextFrame, now } from "./platform/device-clock.ts"
import { untilTouched } from "./platform/first-touch.ts"
import { loadEnvironment } from "./platform/load-environment.ts"
import { createDrafts } from "./platform/drafts.ts"
import { createIdentity, type Identity } from "./platform/identity.ts"
import { forgetFailedLoads, reloadOnce } from "./platform/loads.ts"
import { isLanguageOpen, isPseudoAsked, keepLanguage, startLanguage } from "./platform/language.ts"
import { allowed, cachesOf } from "./platform/allowed.ts"
import { keptStorages } from "./platform/kept-storage.ts"
import { rememberPresses } from "./platform/early-presses.ts"
import { nextTurn } from "./platform/next-turn.ts"
import { createPickedFiles } from "./platform/picked-files.ts"
import type { Wrapper } from "./platform/wrapper/wrapper.ts"
import { createStore } from "./projections/store.ts"
import { noteFailedRecipes } from "./start/failed-recipes.ts"
import { holdToPromises } from "./start/kept-promises.ts"
import { Boundary } from "./ui/loading/Boundary.tsx"
import { AppProvider, type App } from "./ui/app/context.tsx"
import { CantStart } from "./ui/shell/CantStart.tsx"
import { readyToTakeOver } from "./ui/routes/ready.ts"
import { pageIn, type Page } from "./ui/shell/page-root.ts"
import { Shell } from "./ui/shell/Shell.tsx"
import { Footer, SessionNeeds } from "./ui/shell/shell-parts.ts"
import { Spoken } from "./ui/shell/Spoken.tsx"
import { loadAgain, sayEnglishAs, takeTextsFrom } from "./ui/i18n/loading.ts"
import { looksAsUsual } from "./ui/theme/use-media.ts"
import { EarlyWords, PictureContext } from "./ui/theme/servers-picture.ts"

const isDevelopment = process.env["NODE_ENV"] !== "production"

const newId = (): string => crypto.randomUUID()

/** Opens a channel between this browser's tabs; null where it has none. */
const openChannel = (name: string): BroadcastChannel | null =>
  allowed(() => ("BroadcastChannel" in window ? new BroadcastChannel(name) : null))

const firstAnswers = readFirstAnswers(document, () => performance.now())
takeTextsFrom(firstAnswers.take)

const picture = readPicture<AppEvent>(document, window.location)

/** Goes on with the session of an earlier visit, and answers whether it could; null where there was none. */
const startSession = (identity: Identity): Promise<boolean> | null =>
  window.location.pathname !== "/auth/callback" && identity.hasSession() ? identity.restore().catch(() => false) : null

const startApp = (environment: Environment, wrapper: Wrapper | null, page: Page): void => {
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
      await (await engine()).clear()
      await (await recorder).clear()
    },
  })
  const identity = createIdentity(environment, window.location.origin, storages, {
    claim: traces.claim,
    onSignedOut: () => void session.then(({ broadcastSignedOut }) => broadcastSignedOut()),
    wrapper: wrapper?.signIn,
  })
  const stream = createEventStream(now)
  const emit = (events: readonly AppEvent[], origin: Origin, cause: string | null = null): void =>
    stream.emit(events, { origin, cause })
  const store = createStore(stream.envelopes, {
    schedule: nextFrame,
    freeze: isDevelopment,
    onFailure: noteFailedRecipes(emit),
  })
  // Asked in full, as a build leaves out what it knows to be never imported.
  if (process.env["NODE_ENV"] !== "production")
    void import("./projections/invariants.ts").then(({ brokenBetween }) =>
      holdToPromises(window, { store, brokenBetween }),
    )
  const pickedFiles = createPickedFiles(newId)
  const restored = startSession(identity)
  if (restored !== null) void SessionNeeds.preload().catch(forgetFailedLoads)
  // Somebody who may be signed in, or reads another language, gets a page of their own.
  const takenOver = restored === null && picture?.language === language ? picture : null
  const isAsPainted = takenOver !== null && looksAsUsual(takenOver.media)
  const forEngine = bufferUntilSubscribed(stream.envelopes)
  let isJoined = false
  const loadTexts = (next: Language): Promise<void> => loadAgain(environment.i18nHost, next.slice(0, 2))
  const orGiveUp = <T,>(code: Promise<T>): Promise<T> => {
    code.catch((cause: unknown) => {
      console.error("The app's code can't be loaded.", cause)
      page.giveUp(<CantStart onRetry={() => window.location.reload()} onBack={() => reloadOnce(window, Date.now())} />)
    })
    return code
  }
  let starting: Promise<Engine> | null = null
  const engine = (): Promise<Engine> =>
    (starting ??= orGiveUp(
      import("./engine.ts").then(({ startEngine }) =>
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
          picture: takenOver,
          newId,
          pickedFiles,
          drafts,
          openChannel,
          storage,
          settings: local,
          isOwnDevice,
          clearTraces: () => {
            drafts.close()
            return traces.clear()
          },
        }),
      ),
    ))
  const session = orGiveUp(
    import("./start/session.ts").then(({ followSession }) =>
      followSession({
        identity,
        traces,
        drafts,
        store,
        stream,
        isLanguageOpen: () => isLanguageOpen(local),
        isOwnDevice,
        openChannel,
        clearLog: async () => (await recorder).clear(),
        onJoined: () => {
          isJoined = true
        },
      }),
    ),
  )
  // Reading a painted page needs nothing that acts: a phone is free for the first press.
  let noteUse: (() => void) | undefined
  const used = new Promise<void>((resolve) => {
    noteUse = resolve
    if (takenOver === null) resolve()
    else void untilTouched(window).then(resolve)
  })
  void used.then(() => void engine())
  const bus: App["bus"] = {
    dispatch: async (command, signal) => {
      // Each page notes its route as it is drawn: this command alone does not tell that somebody uses the page.
      if (command.type === "NoteRoute") await used
      else noteUse?.()
      return (await engine()).dispatch(command, signal)
    },
    stop: (key) => void starting?.then(({ stop }) => stop(key)),
  }
  const forRecorder = bufferUntilSubscribed(stream.envelopes)
  const run = { app: environment.productSlug, locale: language, startedAt: now() }
  const recorder = used
    .then(() => import("./log/browser-recorder.ts"))
    .then(({ recordStream }) => recordStream(forRecorder, run, isOwnDevice))

  const { flags, buildId, productSlug } = environment
  emit([{ type: "Configured", flags, buildId, productSlug }], "system")
  emit([{ type: "LanguageChosen", language }], "system")
  if (takenOver !== null) {
    emit([{ type: "VisitedAnonymously" }], "system")
    emit(takenOver.events, "rest")
  }
  store.flush() // the first picture speaks the language
  const firstModels = store.models()
  const brought = new Set(takenOver?.reads)
  startNetworkFeed(window, (events) => emit(events, "system"), wrapper?.watchNetwork)
  if (wrapper !== null)
    emit([{ type: "AppStarted", installed: wrapper.installed, putOff: wrapper.putOff.read() }], "system")

  const app: App = {
    store,
    firstModels,
    onDrawn: () => undefined,
    isBrought: (runKey) => performance.now() < freshForMs && brought.has(runKey),
    bus,
    environment,
    device: {
      wrapper,
      newId,
      today: localDay,
      now: Date.now,
      pick: pickedFiles.pick,
      dropped: pickedFiles.dropped,
      keepPicked: async (place, ids) => (await engine()).keepPicked(place, ids),
      restorePicked: async (place) => (await engine()).restorePicked(place),
      unsent: async () => (await engine()).unsent(),
      drafts,
      asks: createAsks(storage),
      keptRuns: async () => (await recorder).runs(),
      exportRun: async (...run) => (await recorder).exportRun(...run),
      finishSignIn: identity.finishSignIn,
      enter: () => emit([{ type: "SignedIn" }], "system"),
      isJoined: () => isJoined,
    },
  }

  const whole = (shared: App, typed: Map<string, string>): ReactElement => (
    <StrictMode>
      <Boundary of="start" trouble={CantStart}>
        {/* Nothing that waits around it: until the texts are there, the page's own frame stays (E509). */}
        <PictureContext value={isAsPainted ? takenOver : null}>
          <EarlyWords value={typed}>
            <AppProvider value={shared}>
              <Spoken>
                <Shell />
              </Spoken>
            </AppProvider>
          </EarlyWords>
        </PictureContext>
      </Boundary>
    </StrictMode>
  )
  if (takenOver !== null) {
    const ready = Promise.all([
      Footer.preload().catch(forgetFailedLoads),
      readyToTakeOver(window.location.pathname, environment.i18nHost, language),
    ])
    return void ready.then(() => {
      const carryOut = rememberPresses(window)
      const onDrawn = (): void => {
        page.isTaken()
        carryOut()
      }
      if (isAsPainted) page.takeOver(whole({ ...app, onDrawn }, new Map()))
      else page.draw(whole({ ...app, onDrawn }, typedInto(document)))
    })
  }
  window.early?.take()
  page.draw(whole(app, new Map()))

  if (window.location.pathname === "/auth/callback") return
  if (restored === null) return emit([{ type: "VisitedAnonymously" }], "system")
  void restored.then((isThere) => emit([{ type: isThere ? "SignedIn" : "VisitedAnonymously" }], "system"))
}

const start = async (page: Page): Promise<void> => {
  const environment = await loadEnvironment(firstAnswers.take)
  if (environment === null) return page.giveUp(<CantStart onRetry={() => void start(page)} />)
  if (window.location.pathname === "/auth/silent")
    return createIdentity(environment, window.location.origin, keptStorages(window)).finishSilent()
  const wrapper = window.Capacitor?.isNativePlatform?.()
    ? await (await import("./platform/wrapper/open.ts")).openWrapper(environment)
    : null
  // A slow phone answers between evaluating the code and running it.
  await nextTurn()
  startApp(environment, wrapper, page)
}

const container = document.getElementById("app")
if (container !== null) void start(pageIn(container, { createRoot, hydrateRoot }))
