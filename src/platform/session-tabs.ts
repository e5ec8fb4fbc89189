/**
 * One session in all tabs. Tabs share localStorage, where the tokens are: whatever one tab does to them, the others
 * learn from the storage event, from a channel (a tab that signs out says so itself), and when a page comes back from
 * the back/forward cache, which hears neither.
 */

export interface SessionTabs {
  /** Broadcasts to the other tabs that the session has ended here; the tokens are gone by then. */
  readonly broadcastSignedOut: () => void
}

export interface SessionTabsOptions {
  readonly window: Pick<Window, "addEventListener">
  readonly channel: Pick<BroadcastChannel, "postMessage" | "addEventListener"> | null
  /** The subject of the stored tokens, by the provider's name; null where there are none. */
  readonly storedSubject: () => string | null
  /** The subject that this tab has signed in. */
  readonly ownSubject: () => string | null
  readonly storageKeyPrefix: string
  /** The session that this tab shows was ended elsewhere. */
  readonly onSignedOut: () => void
  /** Somebody else has signed in elsewhere. */
  readonly onAnother: () => void
  /** Called where this tab showed nobody, and somebody has signed in elsewhere. */
  readonly onSignedIn: () => void
  /** The tokens of the same person are newer now. */
  readonly onRenewed: () => void
  /** Nobody is signed in, here or elsewhere: the server may have notified this tab before the tab that signed out did. */
  readonly onNobody: () => void
}

export const channelName = "marketplace-session"

const signedOut = "signedOut"

export const startSessionTabs = (options: SessionTabsOptions): SessionTabs => {
  const { window, channel, storedSubject, ownSubject, storageKeyPrefix } = options

  const compare = (): void => {
    const [stored, own] = [storedSubject(), ownSubject()]
    if (stored === own) {
      if (own === null) options.onNobody()
      else options.onRenewed()
    } else if (stored === null) options.onSignedOut()
    else if (own === null) options.onSignedIn()
    else options.onAnother()
  }

  window.addEventListener("storage", ({ key }) => {
    // No key: everything was cleared, as by hand.
    if (key === null || key.startsWith(storageKeyPrefix)) compare()
  })
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) compare()
  })
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === signedOut) compare()
  })
  const post = channel?.postMessage.bind(channel)
  return { broadcastSignedOut: () => post?.(signedOut) }
}
