/** Asks for the messages of a thread again before the addresses of their files end, a page at a time. */
import { useEffect } from "react"
import type { ChatMessage } from "../../../domain/chat.ts"
import { minuteMs } from "../../../domain/durations.ts"
import { connection, isOnline } from "../../../projections/connection.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch, useReadModel } from "../../app/read-models.ts"
import { nextEnd } from "./file-ends.ts"

/** Long enough for a slow answer, and for clocks that differ a little. */
const earlyMs = 5 * minuteMs

interface Thread {
  readonly chatKey: string
  readonly participantKey: string
  readonly messages: readonly ChatMessage[]
}

/**
 * Each end is asked about once, and once more after each return of the connection: a device whose clock is wrong, for which
 * every address has ended, asks no oftener than the server hands out new ones.
 */
export const useFileAddresses = ({ chatKey, participantKey, messages }: Thread): void => {
  const { device } = useApp()
  const dispatch = useDispatch()
  const online = useReadModel(connection, isOnline, undefined)
  const next = nextEnd(messages)
  const [at, id] = [next?.at ?? "", next?.id ?? 0]
  useEffect(() => {
    if (at === "" || !online) return undefined
    const renew = (): void =>
      void dispatch({ type: "LoadChatPassage", chatKey, participantKey, way: "before", id: id + 1 })
    const timer = setTimeout(renew, Math.max(0, Date.parse(at) - earlyMs - device.now()))
    return () => clearTimeout(timer)
  }, [device, dispatch, chatKey, participantKey, at, id, online])
}
