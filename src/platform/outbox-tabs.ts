/**
 * The messages by which the tabs of one browser share an outbox, and the lock by which one of them alone sends a
 * message. Without the browser's help each tab sends its own, and the server takes a key once.
 */
import type { QueuedMessage } from "../domain/chat.ts"

export const outboxChannelName = "marketplace-outbox"

interface Heard {
  readonly queued?: QueuedMessage
  readonly discarded?: string
}

export interface OutboxTabs {
  readonly broadcastQueued: (message: QueuedMessage) => void
  readonly broadcastDiscarded: (messageKey: string) => void
  /** Resolves when no other tab sends this message, with what lets the next tab do so. A tab that is closed lets go. */
  readonly alone: (messageKey: string, signal: AbortSignal) => Promise<() => void>
}

export interface OutboxTabsOptions {
  readonly channel: Pick<BroadcastChannel, "postMessage" | "addEventListener"> | null
  readonly locks: Pick<LockManager, "request"> | null
  readonly onQueued: (message: QueuedMessage) => void
  readonly onDiscarded: (messageKey: string) => void
}

const letGoOfNothing = (): void => undefined

export const createOutboxTabs = ({ channel, locks, onQueued, onDiscarded }: OutboxTabsOptions): OutboxTabs => {
  channel?.addEventListener("message", ({ data }: MessageEvent<Heard>) => {
    if (data.queued !== undefined) onQueued(data.queued)
    if (data.discarded !== undefined) onDiscarded(data.discarded)
  })
  const post = channel?.postMessage.bind(channel)
  const alone = (messageKey: string, signal: AbortSignal): Promise<() => void> => {
    if (locks === null) return Promise.resolve(letGoOfNothing)
    return new Promise((resolve) => {
      const held = locks.request(
        `${outboxChannelName}/${messageKey}`,
        { signal },
        () =>
          new Promise<void>((letGo) => {
            // Given up in the very moment: nobody is there to let go.
            signal.addEventListener("abort", () => letGo(), { once: true })
            if (signal.aborted) letGo()
            resolve(letGo)
          }),
      )
      // Refused, as in a sandboxed frame; or given up, when nobody waits for the answer any more.
      held.catch(() => resolve(letGoOfNothing))
    })
  }
  return {
    broadcastQueued: (queued) => post?.({ queued } satisfies Heard),
    broadcastDiscarded: (discarded) => post?.({ discarded } satisfies Heard),
    alone,
  }
}
