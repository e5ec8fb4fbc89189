/** Shows the one act of "Apply" with what stands above and below it; an application that was sent can be withdrawn. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Application } from "../../../../domain/applications.ts"
import type { ApplyState } from "../../../../domain/apply-state.ts"
import type { PublicListing } from "../../../../domain/listings.ts"
import { loadable } from "../../../loading/loadable.ts"
import { OnDemand } from "../../../loading/OnDemand.tsx"
import { Button } from "../../../parts/Button.tsx"
import { PushOffer } from "../../push/PushOffer.tsx"
import { ApplyAct } from "./ApplyAct.tsx"
import { ApplyWhy } from "./ApplyWhy.tsx"
import type { ApplyActs } from "./use-apply-acts.ts"

const WithdrawDialog = loadable(async () => (await import("../../applications/WithdrawDialog.tsx")).WithdrawDialog)

interface ApplyPanelProps {
  readonly listing: PublicListing
  readonly state: ApplyState
  readonly acts: ApplyActs
}

const Withdraw = ({
  application,
  acts,
}: {
  readonly application: Application
  readonly acts: ApplyActs
}): ReactElement => {
  const [asking, setAsking] = useState(false)
  const close = (): void => {
    setAsking(false)
    acts.refresh()
  }
  return (
    <>
      <Button kind="quiet" wide onClick={() => setAsking(true)}>
        <FormattedMessage id="applications.cancel.confirm" />
      </Button>
      <OnDemand part={WithdrawDialog} given={asking ? { application, onClose: close } : null} onClose={close} />
    </>
  )
}

export const ApplyPanel = ({ listing, state, acts }: ApplyPanelProps): ReactElement => (
  <div className="o-apply">
    <ApplyWhy kind={listing.kind} state={state} came={acts.came} />
    <div className="o-apply-act">
      <ApplyAct listing={listing} state={state} acts={acts} wide />
    </div>
    {state.kind === "applied" && acts.came === "sent" && <PushOffer awaited="answer" />}
    {state.kind === "applied" && <Withdraw application={state.application} acts={acts} />}
  </div>
)
