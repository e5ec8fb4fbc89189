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
 * The news that were told lately, so that a hub that repeats itself is not told again. Once `lately` is full, `before`
 * is forgotten.
 */
interface Told {
  lately: Record<string, true>
  before: Record<string, true>
  count: number // of lately
}

export interface ToastsState {
  toasts: readonly Toast[] // the oldest first
  told: Told
  route: Route
  /** Uploads that ended in sight of their rows. */
  seenUploads: Record<string, true>
}

const mostTold = 100

const initial = (): ToastsState => ({
  toasts: [],
  told: { lately: {}, before: {}, count: 0 },
  route: { path: "", search: "" },
  seenUploads: {},
})

/**
 * News that the page shows count as told; things that the page says in its own words may be told once it is left
 * (E197).
 */
const isWorthTelling = (route: Route, content: ToastContent): boolean =>
  content.kind === "send-on-moderation" || !isOnScreen(route, content)

const isTold = ({ told: { lately, before } }: ToastsState, once: string): boolean =>
  lately[once] === true || before[once] === true

const tell = (draft: ToastsState, once: string, { seq }: Envelope, content: ToastContent): void => {
  const { told } = draft
  if (isTold(draft, once)) return
  if (told.count === mostTold) draft.told = { lately: { [once]: true }, before: told.lately, count: 1 }
  else {
    told.lately[once] = true
    told.count += 1
  }
  if (isWorthTelling(draft.route, content)) draft.toasts = [...draft.toasts, { id: seq, content }].slice(-maxToasts)
}

/** The types of notifications by which moderation tells its verdicts. */
const verdicts: ReadonlySet<string> = new Set<NotificationType>([
  "OrderPublishedEvent",
  "OrderModerationFailedEvent",
  "OfferPublishedEvent",
  "OfferModerationFailedEvent",
  "ExecutantPublishedEvent",
  "ExecutantModerationFailedEvent",
])

const remove = (draft: ToastsState, { id }: { readonly id: number }): void => {
  draft.toasts = draft.toasts.filter((toast) => toast.id !== id)
}

const endedUpload = (draft: ToastsState, { id }: { readonly id: string }): void => {
  if (showsUploads(draft.route)) draft.seenUploads[id] = true
}

export const toasts = projection<ToastsState, ToastEvent>("toasts", initial, {
  ToastDismissed: remove,
  ToastExpired: remove,
  RouteChanged: (draft, { path, search }) => {
    const route = { path, search }
    draft.route = route
    draft.toasts = draft.toasts.filter(({ content }) => isWorthTelling(route, content))
  },
  ListingSubmitted: (draft, { listing }, envelope) => {
    if (envelope.origin === "rest") {
      tell(draft, `submitted/${listing.versionKey}`, envelope, {
        kind: "send-on-moderation",
        of: listing.kind,
        key: listing.key,
      })
    }
  },
  ListingMoved: (draft, { listing, move, canUndo }, envelope) => {
    const { kind, key, name, asOf } = listing
    const once = `moved/${key}/${asOf}`
    if (isTold(draft, once)) return
    // An earlier toast of this listing is out of date, and so is the undo that it offered.
    draft.toasts = draft.toasts.filter(({ content }) => content.kind !== "listing-moved" || content.listing.key !== key)
    tell(draft, once, envelope, {
      kind: "listing-moved",
      listing: { kind, key },
      name,
      move,
      canUndo,
    })
  },
  ExecutantSubmitted: (draft, { executant }, envelope) => {
    if (envelope.origin === "rest") {
      tell(draft, `submitted/${executant.key}/${executant.asOf}`, envelope, {
        kind: "send-on-moderation",
        of: "Executant",
        key: executant.key,
      })
    }
  },
  FavoriteRemoved: (draft, { kind, listingKey, asOf }, envelope) => {
    if (envelope.origin === "rest")
      tell(draft, `favorite/${envelope.seq}`, envelope, {
        kind: "favorite-removed",
        listing: { kind, key: listingKey },
        asOf,
      })
  },
  // The listing is a favourite again, so there is nothing to undo; a hub may still tell of when it was one before.
  FavoriteAdded: (draft, { listingKey, asOf }) => {
    draft.toasts = draft.toasts.filter(
      ({ content }) =>
        content.kind !== "favorite-removed" || content.listing.key !== listingKey || content.asOf >= asOf,
    )
  },
  LinkFollowed: (draft, { profileKey, previousKey }, envelope) =>
    tell(draft, `link/${envelope.seq}`, envelope, { kind: "acting-as", profileKey, previousKey }),
  NewBuildFound: (draft, _, envelope) => tell(draft, "new-build", envelope, { kind: "new-build" }),
  NotificationReceived: (draft, { notification }, envelope) => {
    const { id, source, type, level, subject } = notification
    const decided = verdicts.has(type) ? [subject.orderKey, subject.offerKey, subject.executantKey] : []
    // The upload waits no longer, and whoever leaves its page only now must not read that it does.
    draft.toasts = draft.toasts.filter(
      ({ content }) => content.kind !== "send-on-moderation" || !decided.includes(content.key),
    )
    tell(draft, id, envelope, { kind: "notification", id, source, type, level, subject })
  },
  ChatMessageReceived: (draft, { chat, message, unread }, envelope) => {
    if (message.authorKey === unread.profileKey) return
    const author = chat.participants.find(({ key }) => key === message.authorKey)
    tell(draft, message.key, envelope, {
      kind: "chat",
      chatKey: chat.key,
      profileKey: unread.profileKey,
      message,
      photo: author?.photo ?? null,
    })
  },
  // A message that was taken back is not told any longer (D70).
  ChatMessageRemoved: (draft, { message }) => {
    draft.toasts = draft.toasts.filter(({ content }) => content.kind !== "chat" || content.message.key !== message.key)
  },
  UploadStarted: (draft, { id }) => {
    delete draft.seenUploads[id]
  },
  UploadFinished: endedUpload,
  UploadFailed: endedUpload,
  CommandFailed: (draft, { id, name, failure, shown }, envelope) => {
    if (shown === "toast" && failure._tag !== "Interrupted")
      tell(draft, id, envelope, { kind: "api-error", command: name, failure })
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
