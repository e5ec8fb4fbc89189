/** Answers how this device stands with pushes, with the acts on it; looked at anew wherever it is shown. */
import type { PushStanding, ThisDevice } from "../../../domain/push.ts"
import { push, pushStanding, thisDevice } from "../../../projections/push.ts"
import { useApp } from "../../app/context.tsx"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "../../app/read-models.ts"

const look = { type: "FindPushStanding" } as const
/** In words of what it is, a page in a browser or the app. */
const whyNot = {
  page: { unsupported: "push.unsupported", denied: "push.denied", borrowed: "push.borrowed" },
  app: { unsupported: "push.unsupported.app", denied: "push.denied.app", borrowed: "push.borrowed" },
} as const
const [on, off] = [{ type: "TurnPushOn" }, { type: "TurnPushOff" }] as const

export const usePush = () => {
  const dispatch = useDispatch()
  const { wrapper } = useApp().device
  const device: ThisDevice | null = useReadModel(push, thisDevice, undefined)
  useFresh({ command: look, known: onceKnown(device !== null), unheard: true })
  const [turningOn, turningOff] = [usePending(on), usePending(off)]
  const [whyNotOn, whyNotOff] = [useFailure(on), useFailure(off)]
  const standing: PushStanding | null = useReadModel(push, pushStanding, undefined)
  return {
    device,
    standing,
    whyNot: whyNot[wrapper === null ? "page" : "app"],
    busy: turningOn || turningOff,
    failure: whyNotOn ?? whyNotOff,
    turn: (wanted: boolean): void => void dispatch(wanted ? on : off),
    decline: (): void => void dispatch({ type: "DeclinePush" }),
  }
}
