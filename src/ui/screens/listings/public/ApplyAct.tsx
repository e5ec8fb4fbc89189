/** The one thing to do about "Apply" now, as a button; in the box, and in the bar on phones. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { ApplyState } from "../../../../domain/apply-state.ts"
import type { PublicListing } from "../../../../domain/listings.ts"
import { Button, ButtonLink } from "../../../parts/Button.tsx"
import { goingOnTo, paths, withModal } from "../../../app/paths.ts"
import type { ApplyActs } from "./use-apply-acts.ts"

interface ApplyActProps {
  readonly listing: PublicListing
  readonly state: ApplyState
  readonly acts: ApplyActs
  readonly wide?: boolean
}

const createPath = (listing: PublicListing): string => {
  const path = paths.publicListing(listing)
  return withModal({ path, search: "" }, "create-executant", goingOnTo(path))
}

/** Nothing where there is nothing to do but wait. */
export const ApplyAct = ({ listing, state, acts, wide }: ApplyActProps): ReactElement | null => {
  const looks = { kind: "primary", size: "large", wide } as const
  switch (state.kind) {
    case "unknown":
      return (
        <Button {...looks} disabled data-waiting>
          <FormattedMessage id="listings.apply" />
        </Button>
      )
    case "signIn":
      return (
        <Button {...looks} busy={acts.busy} onClick={acts.signIn}>
          <FormattedMessage id="listings.apply.signIn" />
        </Button>
      )
    case "ownListing":
      return (
        <ButtonLink {...looks} kind="secondary" href={paths.ownersListing(listing, listing.owner.key)}>
          <FormattedMessage id="listings.apply.own" />
        </ButtonLink>
      )
    case "createExecutant":
      return (
        <ButtonLink {...looks} href={createPath(listing)}>
          <FormattedMessage id="listings.apply.create" />
        </ButtonLink>
      )
    case "switchProfile":
      return (
        <Button {...looks} busy={acts.busy} onClick={() => acts.switchAndApply(state.profileKey)}>
          <FormattedMessage id="listings.apply.switch" values={{ name: state.name }} />
        </Button>
      )
    case "canApply":
      return (
        <Button {...looks} busy={acts.busy} onClick={() => acts.apply(state.profileKey)}>
          <FormattedMessage id={acts.busy ? "listings.apply.pending" : "listings.apply"} />
        </Button>
      )
    case "applied":
      return (
        <Button {...looks} icon="chat" busy={acts.opening} onClick={() => acts.write(state.application)}>
          <FormattedMessage id="listings.apply.write" />
        </Button>
      )
    case "accepted": {
      const { dealKey, profileKey } = state
      const href = dealKey === null ? paths.deals({ tab: "active", page: 1 }) : paths.deal(dealKey, profileKey)
      return (
        <ButtonLink {...looks} icon="deal" href={href}>
          <FormattedMessage id="listings.apply.deal" />
        </ButtonLink>
      )
    }
    case "onModeration":
    case "lockedOut":
      return null
  }
}
