/** Applications count as read once their tab has been in sight for a second. */
import { useEffect } from "react"
import type { ListingId } from "../../../../domain/listings.ts"
import { useDispatch } from "../../../app/read-models.ts"

const readAfterMs = 1_000

export const useReadApplications = ({ kind, key }: ListingId, unread: number): void => {
  const dispatch = useDispatch()

  useEffect(() => {
    if (unread === 0) return undefined
    let later: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      clearTimeout(later)
      if (document.visibilityState === "hidden") return
      later = setTimeout(() => void dispatch({ type: "MarkApplicationsRead", kind, listingKey: key }), readAfterMs)
    }
    wait()
    document.addEventListener("visibilitychange", wait)
    return () => {
      clearTimeout(later)
      document.removeEventListener("visibilitychange", wait)
    }
  }, [dispatch, kind, key, unread])
}
