/** The half of the composition root that acts: commands, SDK, hubs. It loads while the first page is being painted. */
import type { Observable } from "rxjs"
import { createBus, type Bus } from "./commands/bus.ts"
import { runKeyOf } from "./commands/subjects.ts"
import { startReactions } from "./commands/reactions.ts"
import type { Environment } from "./domain/environment.ts"
import type { Language } from "./domain/languages.ts"
import type { PictureNote } from "./domain/painting.ts"
import type { Envelope } from "./events/envelope.ts"
import type { EventStream } from "./events/stream.ts"
import { startPresenceFeed } from "./feeds/chat-presence.ts"
import { createHubFeed } from "./feeds/hubs.ts"
import { createReachability } from "./feeds/reachability.ts"
import { askHealth, createProbe, onWake } from "./platform/health.ts"
import type { Identity } from "./platform/identity.ts"
import { cachesOf, serviceWorkersOf } from "./platform/allowed.ts"
import { createAppWorker } from "./platform/app-worker.ts"
import type { FirstAnswers } from "./platform/first-answers.ts"
import { createKeptPicks } from "./platform/kept-picks.ts"
import { followLanguage } from "./platform/language.ts"
import { isLook, reportingLooks } from "./platform/looks.ts"
import { createOutboxTabs, outboxChannelName } from "./platform/outbox-tabs.ts"
import { createOutbox } from "./platform/outbox.ts"
import type { PickedFiles } from "./platform/picked-files.ts"
import { saveFrom } from "./platform/save-text.ts"
import { createSeenAnswers } from "./platform/seen-answers.ts"
import { keepShortcuts, keptShortcuts, watchShortcuts } from "./platform/shortcuts.ts"
import { followUnsent, type Unsent } from "./platform/unsent.ts"
import { createWebPush } from "./platform/web-push.ts"
import type { Drafts } from "./platform/drafts.ts"
import { createDeliveredFiles, type DeliveredFile } from "./platform/delivered-files.ts"
import { whenIdle } from "./platform/when-idle.ts"
import type { Wrapper } from "./platform/wrapper/wrapper.ts"
import { readPosition } from "./platform/position.ts"
import { activeProfileKey, activeSide, ownAccount } from "./projections/account.ts"
import type { ReadModels } from "./projections/catalogue.ts"
import { chatByKey } from "./projections/chat.ts"
import { knownChatEnds } from "./projections/chat-lists.ts"
import { areHubsAway, areHubsConnected } from "./projections/connection.ts"
import { ownExecutants } from "./projections/profiles.ts"
import { keepSmall } from "./projections/retention.ts"
import { chosenLanguage } from "./projections/session.ts"
import type { Store } from "./projections/store.ts"
import { notedOnce } from "./sdk/noted.ts"
import { createSdk, createSeenSdk } from "./sdk/sdk.ts"
import { createTokens } from "./sdk/tokens.ts"
import { reportedTraces } from "./start/reported-traces.ts"

export interface EngineParts {
  readonly environment: Environment
  readonly stream: EventStream
  /** The stream from its very first event on, however late the engine starts. */
  readonly fromTheFirst: Observable<Envelope>
  readonly store: Store
  readonly identity: Identity
  readonly whoIsHere: () => Promise<unknown>
  readonly firstAnswers: FirstAnswers
  /** Null in a browser. */
  readonly wrapper: Wrapper | null
  readonly speak: (language: Language) => Promise<void>
  /** Fetches what is shown so far in another language, and keeps nothing. */
  readonly loadTexts: (language: Language) => Promise<void>
  readonly isLanguageOpen: () => boolean
  /** The server's picture that was taken over, whose facts are in the stream; null where there is none. */
  readonly picture: PictureNote | null
  readonly newId: () => string
  readonly pickedFiles: PickedFiles
  readonly drafts: Pick<Drafts, "count">
  /** Opens a channel between this browser's tabs; null where it has none. */
  readonly openChannel: (name: string) => BroadcastChannel | null
  /** The storage for what the account leaves on the device, or in this tab where the device is not the person's own. */
  readonly storage: Pick<Storage, "getItem" | "setItem">
  /** The storage for the settings of the device, whoever uses it. */
  readonly settings: Pick<Storage, "getItem" | "setItem" | "removeItem">
  readonly isOwnDevice: () => boolean
  /** Deletes what the account left on the device. */
  readonly clearTraces: () => Promise<void>
}

export interface Engine extends Bus, Unsent {
  /** Takes away what is kept here for an account. */
  readonly clear: () => Promise<void>
}

/** Connects the stream with the server, and answers the bus that commands are sent on. */
export const startEngine = (parts: EngineParts): Engine => {
  const { environment, stream, fromTheFirst, store, identity, wrapper, newId, pickedFiles } = parts
  store.keepSmallBy(keepSmall)
  const { isOwnDevice, picture } = parts
  const outbox = createOutbox(isOwnDevice)
  const tabs = createOutboxTabs({
    channel: parts.openChannel(outboxChannelName),
    locks: "locks" in navigator ? navigator.locks : null,
    onQueued: (message) => {
      if (ownProfileKeys().includes(message.authorKey))
        void bus.dispatch({ type: "SendChatMessage", message, isKept: true })
    },
    onDiscarded: (messageKey) =>
      stream.emit([{ type: "ChatMessageDiscarded", messageKey }], { origin: "system", cause: null }),
  })
  const picks = createKeptPicks(Date.now, isOwnDevice)
  // The mobile app carries its pages with it, and its pushes are the device's.
  const workers = (wrapper === null ? serviceWorkersOf(window) : null) ?? undefined
  const appWorker = createAppWorker({
    workers,
    page: document,
    loaded: () => performance.getEntriesByType("resource").map(({ name }) => name),
    build: process.env["BUILD_ID"] ?? "",
    now: Date.now,
    reload: () => window.location.reload(),
    onNewBuild: () => stream.emit([{ type: "NewBuildFound" }], { origin: "system", cause: null }),
  })
  const delivered = createDeliveredFiles({
    caches: cachesOf(window),
    build: process.env["BUILD_ID"] ?? "",
    i18nHost: environment.i18nHost,
    scopes: JSON.parse(process.env["TEXT_SCOPES"] ?? "[]") as readonly string[],
    fetch: (path) => fetch(path),
  })
  // During development no worker comes between people and their newest build; else nobody waits for what the worker
  // fetches ahead.
  if (process.env["NODE_ENV"] === "production" && workers !== undefined) {
    const isDelivered = ({ path }: DeliveredFile): boolean => !path.startsWith("/api/")
    const keepDelivered = (): Promise<void> =>
      delivered.keep(parts.firstAnswers.taken().filter(isDelivered)).catch(() => undefined)
    const completeDelivered = (): Promise<void> => delivered.complete(spoken).catch(() => undefined) // no network: another time
    void keepDelivered()
    whenIdle(window, () => void appWorker.start().then(keepDelivered).then(completeDelivered))
    stream.envelopes.subscribe(({ event }) => {
      if (event.type === "LanguageChosen") whenIdle(window, () => void completeDelivered())
    })
  }
  const push =
    wrapper?.push ??
    createWebPush({
      vapidPublicKey: environment.flags.pushNotifications ? environment.push.vapidPublicKey : null,
      storage: parts.storage,
      isOwnDevice,
      workers: "PushManager" in window ? workers : undefined,
      notification: "Notification" in window ? Notification : undefined,
    })
  const mayConnect = (): boolean => navigator.onLine && document.visibilityState === "visible"
  const origin = new URL(environment.core, window.location.origin).origin
  const probe = createProbe({
    ask: () => askHealth(origin),
    mayAsk: mayConnect,
    onAnswer: () => reachability.heard(true),
  })
  const reachability = createReachability({
    probe,
    emit: (events) => stream.emit(events, { origin: "system", cause: null }),
    connectHubs: () => hubs.hurry(),
  })
  const tokens = createTokens({ current: identity.token, renew: identity.renew })
  // Every request says it, and the read models know it a frame later.
  let spoken = chosenLanguage(store.models().session)
  stream.envelopes.subscribe(({ event }) => {
    if (event.type === "LanguageChosen") spoken = event.language
  })
  const language = (): Language => spoken
  const seen = createSeenAnswers({ owner: () => (isOwnDevice() ? identity.subject() : null), language, now: Date.now })
  stream.envelopes.subscribe(({ event }) => {
    if (event.type === "SignedIn") seen.open()
    if (event.type === "SignedOut") void seen.close()
  })
  const reportLook = (path: string): void => {
    whenIdle(window, () => void fetch(path, { method: "HEAD" }).catch(() => undefined)) // no network: nobody looked
  }
  for (const path of picture?.asked ?? []) if (isLook(environment.core, path)) reportLook(path)
  const noted = notedOnce((operation, places) =>
    stream.emit([{ type: "ContractOutgrown", operation, places }], { origin: "system", cause: null }),
  )
  const sdk = createSdk(environment, tokens, language, {
    noted,
    heard: reachability.heard,
    whoIsHere: parts.whoIsHere,
    first: reportingLooks(parts.firstAnswers, environment.core, reportLook),
    hasNetwork: () => navigator.onLine,
    build: environment.countsBuilds ? (process.env["BUILD_ID"] ?? null) : null,
    seen: { ...seen, now: () => new Date().toISOString() },
  })
  const traces = reportedTraces(parts, window)
  const bus = createBus({
    stream,
    sdk,
    sdkOf: (id) => (traces === null ? sdk : sdk.under(() => traces.asking(id))),
    seen: createSeenSdk(sdk, seen),
    newId,
    isAnonymous: () => folded().session.presence === "anonymous",
    device: {
      flags: environment.flags,
      language,
      isModerator: identity.isModerator,
      speak: parts.speak,
      keepShortcuts: (on) => keepShortcuts(parts.settings, on),
      signIn: (returnTo, asAnother) => identity.signIn(returnTo, asAnother, language()),
      signInWithGoogle: identity.signInWithGoogle,
      signOut: () => identity.signOut(parts.clearTraces, language()),
      pickedFile: pickedFiles.find,
      dropFile: pickedFiles.drop,
      download: wrapper?.openPage ?? saveFrom,
      position: () => readPosition(navigator.geolocation, wrapper !== null),
      outbox,
      tabs,
      takeNewBuild: appWorker.takeNewest,
      putOffUpdate: (version) => wrapper?.putOff.keep(version),
      push,
    },
  })
  const hubs = createHubFeed({
    base: environment.hubs,
    tokens,
    emit: (events, cause, trace) => {
      traces?.heard(trace, events)
      stream.emit(events, { origin: "hub", cause })
    },
    noted,
    mayConnect,
  })
  startPresenceFeed(stream.envelopes, (events) => stream.emit(events, { origin: "system", cause: null }))
  onWake(window, () => {
    probe.hurry()
    hubs.hurry()
  })
  identity.onRenewed(hubs.restart)
  // Not from the first event on, which is for one subscriber alone: before there are hubs nothing is to be heard of them.
  stream.envelopes.subscribe(({ event }) => {
    if (event.type === "HubStateChanged" || event.type === "SignedOut")
      queueMicrotask(() => reachability.hubsAre(areHubsAway(folded().connection)))
  })
  // Reactions rest on all events that were heard, not on those that the last frame has shown.
  const folded = (): ReadModels => {
    store.flush()
    return store.models()
  }
  const ownProfileKeys = (): readonly string[] => {
    const account = ownAccount(folded().account)
    const executants = ownExecutants(folded().profiles) ?? []
    return [...executants.map(({ key }) => key), ...(account === null ? [] : [account.key])]
  }
  startReactions({
    envelopes: fromTheFirst,
    dispatch: bus.dispatch,
    hubs,
    forget: identity.forget,
    facts: {
      active: () => {
        const { account } = folded()
        const profileKey = activeProfileKey(account)
        return profileKey === null ? null : { profileKey, side: activeSide(account) }
      },
      ownProfileKeys,
      language,
      isLanguageOpen: parts.isLanguageOpen,
      cameWithCategories: picture?.reads.includes(runKeyOf({ type: "LoadClassificator" })) === true,
      areHubsConnected: () => areHubsConnected(folded().connection),
      knownChats: () => {
        const { chat } = folded()
        const own = ownProfileKeys()
        return knownChatEnds(chat).flatMap((end) => {
          const me = chatByKey(chat, end.chatKey)?.participants.find(({ key }) => own.includes(key))
          return me === undefined ? [] : [{ ...end, participantKey: me.key }]
        })
      },
      waitingMessages: outbox.all,
    },
  })
  const turnShortcuts = (on: boolean): void => {
    stream.emit([{ type: "ShortcutsTurned", on }], { origin: "system", cause: null })
  }
  turnShortcuts(keptShortcuts(parts.settings))
  watchShortcuts(window, turnShortcuts)
  // A tab that follows keeps nothing: the choice is the other tab's.
  followLanguage({
    view: window,
    storage: parts.settings,
    loadTexts: parts.loadTexts,
    onLoaded: (next) => {
      if (next !== spoken) stream.emit([{ type: "LanguageChosen", language: next }], { origin: "system", cause: null })
    },
  })
  const clear = async (): Promise<void> => {
    // The push service then refuses what is still sent here, and the server forgets the device (E92).
    await push.unsubscribe().catch(() => null)
    await outbox.clear()
    await picks.clear()
    await seen.close()
  }
  return { ...bus, ...followUnsent({ pickedFiles, drafts: parts.drafts, outbox, picks }), clear }
}
