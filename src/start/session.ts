/**
 * Keeps this tab to the session of the device (another tab signs in, out, or in as somebody else, and the server ends a
 * session), and the cookies to both, by which the server writes the next page. Spec §2 "login".
 */
import type { AppEvent } from "../events/catalogue.ts"
import type { EventStream } from "../events/stream.ts"
import type { DeviceTraces } from "../platform/device-traces.ts"
import type { Drafts } from "../platform/drafts.ts"
import { userKeyPrefix, type Identity } from "../platform/identity.ts"
import { noteLanguage, noteSignedIn } from "../platform/page-cookies.ts"
import { channelName, startSessionTabs, type SessionTabs } from "../platform/session-tabs.ts"
import type { Store } from "../projections/store.ts"

interface Parts {
  readonly identity: Identity
  readonly traces: DeviceTraces
  readonly drafts: Drafts
  readonly store: Store
  readonly stream: EventStream
  /** Nobody has chosen a language on this device. */
  readonly isLanguageOpen: () => boolean
  /** Nothing about a session outlives the tab on a device that is not the person's own. */
  readonly isOwnDevice: () => boolean
  /** Opens a channel between this browser's tabs; null where it has none. */
  readonly openChannel: (name: string) => BroadcastChannel | null
  /** Deletes the recorded log. */
  readonly clearLog: () => Promise<void>
  /** Another tab has signed in while this page was open. */
  readonly onJoined: () => void
}

export const followSession = (parts: Parts): SessionTabs => {
  const { identity, traces, drafts, store, stream, isLanguageOpen, isOwnDevice, openChannel, clearLog, onJoined } =
    parts
  const emit = (event: AppEvent): void => stream.emit([event], { origin: "system", cause: null })

  // Reloads: the memory of this page belongs to somebody who is no longer signed in.
  const startAnew = (): void => {
    drafts.close()
    window.location.reload()
  }
  /**
   * The server notified this tab of the end, which another tab has asked for: what was typed here meanwhile goes, too, as
   * that tab may have deleted everything already.
   */
  const endAsAsked = (): void => {
    const isOver = store.models().session.signedOut === "expired"
    if (!isOver || identity.isLeaving() || traces.isClaimed()) return
    drafts.close()
    void traces.clear().finally(startAnew)
  }

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
      if (traces.isClaimed()) return emit({ type: "SignedOut", reason: "expired" })
      drafts.close()
      emit({ type: "SignedOut", reason: "asked" })
      // Events that this tab has not written yet belong to the person who signed out.
      void clearLog().finally(startAnew)
    },
    onAnother: () => {
      // A page about the former person's profile would sign the new one out (D14).
      if (!new URLSearchParams(window.location.search).has("participantKey")) return startAnew()
      drafts.close()
      window.location.replace("/")
    },
    onSignedIn: () => {
      if (window.location.pathname === "/auth/callback" || store.models().session.presence !== "anonymous") return
      onJoined()
      void identity.adopt().then((isIn) => isIn && emit({ type: "SignedIn" }))
    },
    onRenewed: () => void identity.adopt(),
    onNobody: endAsAsked,
  })

  // The session may have begun or ended before this was loaded.
  const { session } = store.models()
  noteSignedIn(document, session.presence !== "anonymous" && isOwnDevice())
  noteLanguage(document, isLanguageOpen() ? null : session.language)
  queueMicrotask(endAsAsked)

  stream.envelopes.subscribe(({ event }) => {
    if (event.type === "LanguageChosen")
      queueMicrotask(() => noteLanguage(document, isLanguageOpen() ? null : event.language))
    if (event.type === "SignedIn") noteSignedIn(document, isOwnDevice())
    if (event.type === "VisitedAnonymously" || event.type === "SignedOut") noteSignedIn(document, false)
    if (event.type !== "SignedOut") return
    if (event.reason === "expired") queueMicrotask(endAsAsked)
    if (event.reason !== "accountDeleted") return
    drafts.close()
    void traces.clear()
  })
  return tabs
}
