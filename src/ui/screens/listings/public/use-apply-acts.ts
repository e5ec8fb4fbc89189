/** The acts of "Apply" for the person who looks at a listing, and what is under way. */
import { useCallback, useState } from "react"
import { applicantOf, type Application } from "../../../../domain/applications.ts"
import type { PublicListing } from "../../../../domain/listings.ts"
import { useApp } from "../../../app/context.tsx"
import { useOpenChat } from "../../../app/use-open-chat.ts"
import { useDispatch, usePending } from "../../../app/read-models.ts"
import { paths } from "../../../app/paths.ts"

const firstPages = [
  { tab: "active", page: 1 },
  { tab: "archive", page: 1 },
] as const

export interface ApplyActs {
  readonly signIn: () => void
  readonly apply: (profileKey: string) => void
  /** Goes on as another profile, and applies as it. */
  readonly switchAndApply: (profileKey: string) => void
  readonly write: (application: Application) => void
  /** Asks for the listing again, whose count of applications has changed. */
  readonly refresh: () => void
  readonly busy: boolean
  readonly opening: boolean
  /** The outcome of pressing "Apply" here: it went out, or it had gone out elsewhere; null before. */
  readonly came: "sent" | "found" | null
}

export const useApplyActs = (listing: PublicListing): ApplyActs => {
  const { kind, key } = listing
  const { device } = useApp()
  const dispatch = useDispatch()
  const chat = useOpenChat()
  const [id, setId] = useState(device.newId) // one application, however often its sending is tried (D6)
  const [came, setCame] = useState<ApplyActs["came"]>(null)
  const applying = usePending({ type: "ApplyToListing", listingKey: key })
  const switching = usePending({ type: "SwitchProfile" })
  const signingIn = usePending({ type: "SignIn" })

  const refresh = useCallback(
    (): void => void dispatch({ type: "LoadPublicListing", kind, key }),
    [dispatch, kind, key],
  )

  const apply = useCallback(
    async (profileKey: string): Promise<void> => {
      const outcome = await dispatch({ type: "ApplyToListing", kind, id, listingKey: key, profileKey })
      if (outcome.tag === "Done") {
        setId(device.newId())
        setCame(outcome.events.some(({ type }) => type === "ApplicationSent") ? "sent" : "found")
        refresh()
        // No hub reports the counts of a stranger's listing.
        await dispatch({ type: "LoadPublicListing", kind, key })
      } else if (outcome.tag === "Failed" && outcome.failure._tag === "Refused") {
        // The refusal says that more has happened than is known here, so what is known is asked for again.
        for (const query of firstPages) await dispatch({ type: "LoadSentApplications", kind, profileKey, query })
      }
    },
    [device, dispatch, id, kind, key, refresh],
  )

  const switchAndApply = async (profileKey: string): Promise<void> => {
    const { tag } = await dispatch({ type: "SwitchProfile", profileKey })
    if (tag === "Done") await apply(profileKey)
  }

  return {
    signIn: () => void dispatch({ type: "SignIn", returnTo: paths.publicListing(listing), asAnother: false }),
    apply: (profileKey) => void apply(profileKey),
    switchAndApply: (profileKey) => void switchAndApply(profileKey),
    write: (application) =>
      chat.open({
        about: { type: kind, key, name: listing.name },
        me: applicantOf(application),
        other: listing.owner,
      }),
    refresh,
    busy: applying || switching || signingIn,
    opening: chat.busy,
    came,
  }
}
