/** The answer to a question that changes with what is shown: the newest one, while the former stays on screen. */
import { useEffect, useEffectEvent, useState } from "react"

export type Answered<T> =
  | { readonly state: "waiting"; readonly value: T | null }
  | { readonly state: "there"; readonly value: T }
  | { readonly state: "failed"; readonly why: string; readonly value: null }

/** `key` names the question; null: nothing is asked. */
export const useAnswer = <T>(key: string | null, ask: () => Promise<T>): Answered<T> => {
  const [answered, setAnswered] = useState<Answered<T>>({ state: "waiting", value: null })
  const asked = useEffectEvent(ask)
  useEffect(() => {
    if (key === null) return undefined
    let isCurrent = true
    setAnswered(({ value }) => ({ state: "waiting", value }))
    asked().then(
      (value) => {
        if (isCurrent) setAnswered({ state: "there", value })
      },
      (cause: unknown) => {
        const why = cause instanceof Error ? cause.message : String(cause)
        if (isCurrent) setAnswered({ state: "failed", why, value: null })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return answered
}
