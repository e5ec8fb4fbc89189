/** Short messages at the edge of the screen: each thing said once, and not what is on it anyway. Spec §2. */
import { maxToasts } from "../domain/limits.ts"
import type { NotificationType } from "../domain/notifications.ts"
import type { ToastEvent } from "../events/toasts.ts"
import type { Envelope } from "../events/envelope.ts"
import { isOnScreen, showsUploads, type Route } from "./on-screen.ts"
import { projection } from "./projection.ts"
import { stable } from "./selectors.ts"
import type { ToastContent } from "./toast-content.ts"

export interface Toast {
  readonly id: number // the seq of the event that brought it
  readonly content: ToastContent
}

/**
 * The news that were shown lately, so that what a hub repeats is not shown again. Once `lately` is full, `before`
 * is forgotten.
 */
interface ShownNews {
  lately: Record<string, true>
  before: Record<string, true>
  count: number // of lately
}

export interface ToastsState {
  toasts: readonly Toast[] // the oldest first
  shown: ShownNews
  route: Route
  /** Uploads that ended in sight of their rows. */
  seenUploads: Record<string, true>
}

const mostShown = 100

const initial = (): ToastsState => ({
  toasts: [],
  shown: { lately: {}, before: {}, count: 0 },
  route: { path: "", search: "" },
  seenUploads: {},
})

/**
 * News that the page shows count as shown; things that the page says in its own words may be shown once it is left
 * (E197).
 */
const isWorthShowing = (route: Route, content: ToastContent): boolean =>
  content.kind === "send-on-moderation" || !isOnScreen(route, content)

const isShown = ({ shown: { lately, before } }: ToastsState, once: string): boolean =>
  lately[once] === true || before[once] === true

const show = (draft: ToastsState, once: string, { seq }: Envelope, content: ToastContent): void => {
  const { shown } = draft
  if (isShown(draft, once)) return
  if (shown.count === mostShown) draft.shown = { lately: { [once]: true }, before: shown.lately, count: 1 }
  else {
    shown.lately[once] = true
    shown.count += 1
  }
  if (isWorthShowing(draft.route, content)) draft.toasts = [...draft.toasts, { id: seq, content }].slice(-maxToasts)
}

/** The types of notifications by which moderation announces its verdicts. */
const verdicts: ReadonlySet<string> = new Set<NotificationType>([
  "OrderPublishedEvent",
  "OrderModerationFailedEvent",
  "OfferPublishedEvent",
  "OfferModerationFailedEvent",
  "ExecutantPublishedEvent",
  "ExecutantModerationFailedEvent",
])

/** Keeps the list as it is where nothing leaves it, as nearly always. */
const removeWhere = (draft: ToastsState, isOver: (toast: Toast) => boolean): void => {
  if (draft.toasts.some(isOver)) draft.toasts = draft.toasts.filter((toast) => !isOver(toast))
}

const remove = (draft: ToastsState, { id }: { readonly id: number }): void =>
  removeWhere(draft, (toast) => toast.id === id)

const endedUpload = (draft: ToastsState, { id }: { readonly id: string }): void => {
  if (showsUploads(draft.route)) draft.seenUploads[id] = true
}

export const toasts = projection<ToastsState, ToastEvent>("toasts", initial, {
  ToastDismissed: remove,
  ToastExpired: remove,
  RouteChanged: (draft, { path, search }) => {
    const route = { path, search }
    draft.route = route
    removeWhere(draft, ({ content }) => !isWorthShowing(route, content))
  },
  ListingSubmitted: (draft, { listing }, envelope) => {
    if (envelope.origin === "rest") {
      show(draft, `submitted/${listing.versionKey}`, envelope, {
        kind: "send-on-moderation",
        of: listing.kind,
        key: listing.key,
      })
    }
  },
  ListingMoved: (draft, { listing, move, canUndo }, envelope) => {
    const { kind, key, name, asOf } = listing
    const once = `moved/${key}/${asOf}`
    if (isShown(draft, once)) return
    // An earlier toast of this listing is out of date, and so is the undo that it offered.
    removeWhere(draft, ({ content }) => content.kind === "listing-moved" && content.listing.key === key)
    show(draft, once, envelope, {
      kind: "listing-moved",
      listing: { kind, key },
      name,
      move,
      canUndo,
    })
  },
  ExecutantSubmitted: (draft, { executant }, envelope) => {
    if (envelope.origin === "rest") {
      show(draft, `submitted/${executant.key}/${executant.asOf}`, envelope, {
        kind: "send-on-moderation",
        of: "Executant",
        key: executant.key,
      })
    }
  },
  FavoriteRemoved: (draft, { kind, listingKey, asOf }, envelope) => {
    if (envelope.origin === "rest")
      show(draft, `favorite/${envelope.seq}`, envelope, {
        kind: "favorite-removed",
        listing: { kind, key: listingKey },
        asOf,
      })
  },
  // The listing is a favourite again, so there is nothing to undo; a hub may still report when it was one before.
  FavoriteAdded: (draft, { listingKey, asOf }) => {
    removeWhere(
      draft,
      ({ content }) => content.kind === "favorite-removed" && content.listing.key === listingKey && content.asOf < asOf,
    )
  },
  LinkFollowed: (draft, { profileKey, previousKey }, envelope) =>
    show(draft, `link/${envelope.seq}`, envelope, { kind: "acting-as", profileKey, previousKey }),
  NewBuildFound: (draft, _, envelope) => show(draft, "new-build", envelope, { kind: "new-build" }),
  NotificationReceived: (draft, { notification }, envelope) => {
    const { id, source, type, level, subject } = notification
    if (verdicts.has(type)) {
      const decided = [subject.orderKey, subject.offerKey, subject.executantKey]
      // The upload waits no longer, and whoever leaves its page only now must not read that it does.
      removeWhere(draft, ({ content }) => content.kind === "send-on-moderation" && decided.includes(content.key))
    }
    show(draft, id, envelope, { kind: "notification", id, source, type, level, subject })
  },
  ChatMessageReceived: (draft, { chat, message, unread }, envelope) => {
    if (message.authorKey === unread.profileKey) return
    const author = chat.participants.find(({ key }) => key === message.authorKey)
    show(draft, message.key, envelope, {
      kind: "chat",
      chatKey: chat.key,
      profileKey: unread.profileKey,
      message,
      photo: author?.photo ?? null,
    })
  },
  // A message that was taken back is not shown any longer (D70).
  ChatMessageRemoved: (draft, { message }) => {
    removeWhere(draft, ({ content }) => content.kind === "chat" && content.message.key === message.key)
  },
  UploadStarted: (draft, { id }) => {
    delete draft.seenUploads[id]
  },
  UploadFinished: endedUpload,
  UploadFailed: endedUpload,
  CommandFailed: (draft, { id, name, failure, shown }, envelope) => {
    if (shown === "toast" && failure._tag !== "Interrupted")
      show(draft, id, envelope, { kind: "api-error", command: name, failure })
  },
  SignedOut: (draft) => {
    const { route } = draft
    Object.assign(draft, { ...initial(), route })
  },
})

/** Answers the toasts that are not on screen otherwise, the oldest first. */
export const shownToasts: (state: ToastsState, arg: void) => readonly Toast[] = stable(
  () => "",
  (state: ToastsState) => state.toasts.filter(({ content }) => !isOnScreen(state.route, content)),
)

/** Answers all toasts where there is room; on phones one, and failures before news, which notifications keep. */
export const toastsInView: (state: ToastsState, isPhone: boolean) => readonly Toast[] = stable(
  String,
  (state: ToastsState, isPhone: boolean) => {
    const shown = shownToasts(state, undefined)
    if (!isPhone) return shown
    const one = shown.findLast(({ content }) => content.kind === "api-error") ?? shown.at(-1)
    return one === undefined ? [] : [one]
  },
)

export const areUploadsOnScreen = ({ route }: ToastsState): boolean => showsUploads(route)
