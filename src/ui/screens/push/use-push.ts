/** How this device stands with pushes, and what can be done about it; looked at anew wherever it is shown. D84; E283. */
import type { PushStanding, ThisDevice } from "../../../domain/push.ts"
import { push, pushStanding, thisDevice } from "../../../projections/push.ts"
import { onceKnown, useFresh } from "../../app/fresh.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "../../app/read-models.ts"

const look = { type: "FindPushStanding" } as const
const [on, off] = [{ type: "TurnPushOn" }, { type: "TurnPushOff" }] as const

export const usePush = () => {
  const dispatch = useDispatch()
  const device: ThisDevice | null = useReadModel(push, thisDevice, undefined)
  useFresh({ command: look, known: onceKnown(device !== null), unheard: true })
  const [turningOn, turningOff] = [usePending(on), usePending(off)]
  const [whyNotOn, whyNotOff] = [useFailure(on), useFailure(off)]
  const standing: PushStanding | null = useReadModel(push, pushStanding, undefined)
  return {
    device,
    standing,
    busy: turningOn || turningOff,
    failure: whyNotOn ?? whyNotOff,
    turn: (wanted: boolean): void => void dispatch(wanted ? on : off),
    decline: (): void => void dispatch({ type: "DeclinePush" }),
  }
}
