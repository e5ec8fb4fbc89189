/** Marks a conversation as read up to the newest message that was visible for a second in a focused tab. */
import { useEffect, useRef } from "react"
import { useDispatch } from "../../app/read-models.ts"

interface ReadMark {
  readonly log: HTMLElement | null
  readonly chatKey: string
  readonly profileKey: string
  /** Our own mark: messages up to this id are read. */
  readonly readUpTo: number
  /** The newest message id in the thread: a new one is watched from its first frame on. */
  readonly newestId: number
}

const visibleForMs = 1_000

const isWatched = (): boolean => document.visibilityState === "visible" && document.hasFocus()

/** For one conversation while it is open. Watches the elements with `data-message-id` and `data-message-key` in the log; those of the other side alone carry them. */
export const useReadMark = ({ log, chatKey, profileKey, readUpTo, newestId }: ReadMark): void => {
  const dispatch = useDispatch()
  const marked = useRef(0)

  useEffect(() => {
    if (log === null || newestId <= readUpTo) return
    const visible = new Map<number, string>()
    let timer: ReturnType<typeof setTimeout> | undefined

    const look = (): void => {
      clearTimeout(timer)
      const newest = Math.max(0, ...visible.keys())
      const messageKey = visible.get(newest)
      if (messageKey === undefined || newest <= Math.max(readUpTo, marked.current) || !isWatched()) return
      timer = setTimeout(() => {
        if (!isWatched()) return
        marked.current = newest
        const mark = { type: "MarkChatRead", chatKey, messageKey, participantKey: profileKey } as const
        void dispatch(mark).then(({ tag }) => {
          if (tag !== "Done" && marked.current === newest) marked.current = 0
        })
      }, visibleForMs)
    }

    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = Number((target as HTMLElement).dataset["messageId"])
          if (isIntersecting) visible.set(id, (target as HTMLElement).dataset["messageKey"] ?? "")
          else visible.delete(id)
        }
        look()
      },
      { root: log, threshold: 0.2 },
    )
    const watch = (): void => log.querySelectorAll("[data-message-id]").forEach((element) => observer.observe(element))
    watch()
    // Rows come and go as they are scrolled to.
    const drawn = new MutationObserver(watch)
    drawn.observe(log, { childList: true, subtree: true })
    document.addEventListener("visibilitychange", look)
    window.addEventListener("focus", look)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      drawn.disconnect()
      document.removeEventListener("visibilitychange", look)
      window.removeEventListener("focus", look)
    }
  }, [dispatch, log, chatKey, profileKey, readUpTo, newestId])
}
