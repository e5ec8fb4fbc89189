/** The way out: after it nobody's page is left on the screen. Spec §8. */
import { useCallback } from "react"
import { useLocation } from "wouter"
import { paths } from "../routes/paths.ts"
import { useDispatch } from "./read-models.ts"

export const useSignOut = (): (() => void) => {
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  return useCallback(() => {
    void dispatch({ type: "SignOut" }).then((ended) => {
      if (ended === "succeeded") navigate(paths.home)
    })
  }, [dispatch, navigate])
}
