/** The way out: after it nobody's page is left on the screen, and what would be lost is said before. Spec §8. */
import { useCallback } from "react"
import { useLocation, useSearch } from "wouter"
import { paths, withModal } from "./paths.ts"
import { useApp } from "./context.tsx"
import { useDispatch } from "./read-models.ts"

/** Signs out at once, whatever waits to be sent. */
export const useSignOutNow = (): (() => void) => {
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  return useCallback(() => {
    void dispatch({ type: "SignOut" }).then(({ tag }) => {
      if (tag === "Done") navigate(paths.home)
    })
  }, [dispatch, navigate])
}

/** Signs out, or asks first where something was not sent. */
export const useSignOut = (): (() => void) => {
  const { device } = useApp()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const signOut = useSignOutNow()
  return useCallback(() => {
    void device.unsent().then(({ messages, drafts, files }) => {
      if (messages + drafts + files === 0) signOut()
      else navigate(withModal({ path, search }, "sign-out"))
    }, signOut)
  }, [device, navigate, path, search, signOut])
}
