/** A command that goes along with a form that was sent: run once, and again when it failed. experience: Uploads. */
import { useCallback, useEffect, useRef, useState } from "react"
import type { Failure } from "../../../../domain/failures.ts"
import { useDispatch, useFailure, usePending } from "../../../app/read-models.ts"

type Errand = Extract<
  Parameters<ReturnType<typeof useDispatch>>[0],
  { readonly type: "ChangeListingPlace" | "RemoveListingFiles" }
>

export interface RunErrand {
  readonly isDone: boolean
  readonly failure: Failure | undefined
  /** Runs it again, or another one in its place. */
  readonly run: (instead?: Errand) => void
  /** Drops the errand, which is not wanted any more. */
  readonly drop: () => void
}

/** `errand`: null when there is nothing to do; what it was at first is what is run, unless another one is asked for. */
export const useErrand = (errand: Errand | null): RunErrand => {
  const dispatch = useDispatch()
  const [command, setCommand] = useState(errand)
  const [isDone, setDone] = useState(errand === null)
  const busy = usePending(command)
  const failure = useFailure(command)
  const started = useRef(false)

  const run = useCallback(
    (instead?: Errand): void => {
      const next = instead ?? command
      if (next === null) return
      setCommand(next)
      void dispatch(next).then(({ tag }) => {
        if (tag === "Done") setDone(true)
      })
    },
    [dispatch, command],
  )
  const drop = useCallback(() => setDone(true), [])

  useEffect(() => {
    if (started.current) return
    started.current = true
    run()
  }, [run])

  return { isDone, failure: busy || isDone ? undefined : failure, run, drop }
}
