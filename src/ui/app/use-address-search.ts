/** The query string of the address, and its correction in place. Spec §2 Query parameters and lists. */
import { useEffect } from "react"
import { useLocation, useRouter } from "wouter"
import { withSameModal } from "./paths.ts"

/** As the address bar has it, still encoded, so that what nobody corrects stays as it was written. */
export const useAddressSearch = (): string => {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/u, "")
}

/** Answers a page's corrected address with the modal that is open over it now, and stays so. */
export const underModal = (address: string): string => withSameModal(address, window.location.search.slice(1))

/** Replaces the query string, if it is another one, in the history, too: *Back* never leads to what was corrected. */
export const useCorrectedSearch = (wanted: string): void => {
  const [path, navigate] = useLocation()
  const search = useAddressSearch()
  const target = wanted === search ? null : wanted === "" ? path : `${path}?${wanted}`

  useEffect(() => {
    if (target !== null) navigate(underModal(target), { replace: true })
  }, [target, navigate])
}
