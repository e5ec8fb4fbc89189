/** What the person who looks at an order can do with "Apply", and what is under way. D19, D53, D57. */
import { useCallback, useState } from "react"
import type { Application } from "../../../domain/applications.ts"
import type { PublicOrder } from "../../../domain/orders.ts"
import { useApp } from "../../app/context.tsx"
import { useOpenChat } from "../../app/open-chat.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { paths } from "../../routes/paths.ts"

const firstPages = [
  { tab: "active", page: 1 },
  { tab: "archive", page: 1 },
] as const

export interface ApplyActs {
  readonly signIn: () => void
  readonly apply: (executantKey: string) => void
  /** Goes on as another profile, and applies as it. */
  readonly switchAndApply: (executantKey: string) => void
  readonly write: (application: Application) => void
  /** Asks for the order again, whose count of applications has changed. */
  readonly refresh: () => void
  readonly busy: boolean
  readonly opening: boolean
  /** The application went out a moment ago, from here. */
  readonly justSent: boolean
}

export const useApplyActs = (order: PublicOrder): ApplyActs => {
  const { device } = useApp()
  const dispatch = useDispatch()
  const chat = useOpenChat()
  const [id, setId] = useState(device.newId) // one application, however often its sending is tried (D6)
  const [justSent, setJustSent] = useState(false)
  const applying = usePending("ApplyToOrder", order.key)
  const switching = usePending("SwitchProfile")
  const signingIn = usePending("SignIn")

  const refresh = useCallback(
    (): void => void dispatch({ type: "LoadPublicOrder", key: order.key }),
    [dispatch, order.key],
  )

  const apply = useCallback(
    async (executantKey: string): Promise<void> => {
      const ended = await dispatch({ type: "ApplyToOrder", id, orderKey: order.key, executantKey })
      if (ended === null) return
      if (ended === "succeeded") {
        setId(device.newId())
        setJustSent(true)
        refresh()
        // The page of a stranger's order is not told of its counts.
        await dispatch({ type: "LoadPublicOrder", key: order.key })
      } else if (ended._tag === "Refused") {
        // The refusal says that more has happened than is known here, so what is known is asked for again.
        for (const query of firstPages) await dispatch({ type: "LoadExecutantApplications", executantKey, query })
      }
    },
    [device, dispatch, id, order.key, refresh],
  )

  const switchAndApply = async (executantKey: string): Promise<void> => {
    const ended = await dispatch({ type: "SwitchProfile", profileKey: executantKey })
    if (ended === "succeeded") await apply(executantKey)
  }

  return {
    signIn: () => void dispatch({ type: "SignIn", returnTo: paths.publicOrder(order.key), asAnother: false }),
    apply: (executantKey) => void apply(executantKey),
    switchAndApply: (executantKey) => void switchAndApply(executantKey),
    write: ({ executant }) =>
      chat.open({ about: { type: "Order", key: order.key, name: order.name }, me: executant, other: order.customer }),
    refresh,
    busy: applying || switching || signingIn,
    opening: chat.busy,
    justSent,
  }
}
