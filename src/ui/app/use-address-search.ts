/** The query string of the address, and its correction in place. Spec §2 Query parameters and lists. */
import { useEffect } from "react"
import { useLocation, useRouter } from "wouter"

/** As the address bar has it, still encoded, so that what nobody corrects stays as it was written. */
export const useAddressSearch = (): string => {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/u, "")
}

/** Replaces the query string, if it is another one, in the history, too: *Back* never leads to what was corrected. */
export const useCorrectedSearch = (wanted: string): void => {
  const [path, navigate] = useLocation()
  const search = useAddressSearch()
  const target = wanted === search ? null : wanted === "" ? path : `${path}?${wanted}`

  useEffect(() => {
    if (target !== null) navigate(target, { replace: true })
  }, [target, navigate])
}
