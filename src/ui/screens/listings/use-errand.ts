/** A command that goes along with a form that was sent: run once, and again when it failed. experience: Uploads. */
import { useCallback, useEffect, useRef, useState } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { useDispatch, useFailure, usePending } from "../../app/read-models.ts"

type Errand = Extract<
  Parameters<ReturnType<typeof useDispatch>>[0],
  { readonly type: "ChangeListingPlace" | "RemoveListingFiles" }
>

export interface RunErrand {
  readonly isDone: boolean
  readonly failure: Failure | undefined
  readonly run: () => void
}

/** `errand`: null when there is nothing to do; what it was at first is what is run. */
export const useErrand = (errand: Errand | null): RunErrand => {
  const dispatch = useDispatch()
  const [command] = useState(errand)
  const [isDone, setDone] = useState(errand === null)
  const busy = usePending(command)
  const failure = useFailure(command)
  const started = useRef(false)

  const run = useCallback((): void => {
    if (command === null) return
    void dispatch(command).then(({ tag }) => {
      if (tag === "Done") setDone(true)
    })
  }, [dispatch, command])

  useEffect(() => {
    if (started.current) return
    started.current = true
    run()
  }, [run])

  return { isDone, failure: busy || isDone ? undefined : failure, run }
}
