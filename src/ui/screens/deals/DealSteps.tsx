/** The steps of a deal, one under the other: what is done, what is next, and what comes later. experience: A deal. */
import type { ReactElement, ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import type { Deal } from "../../../domain/deals.ts"
import { useApp } from "../../app/context.tsx"
import { Moment } from "../../i18n/format.tsx"

interface DealStepProps {
  readonly at: "done" | "next" | "later"
  readonly title: ReactNode
  readonly hint?: ReactNode
  /** The acts of the step. */
  readonly acts?: ReactNode
}

export const DealStep = ({ at, title, hint, acts }: DealStepProps): ReactElement => (
  <li className="deals-step" data-at={at} aria-current={at === "next" ? "step" : undefined}>
    <p className="deals-step-title">{title}</p>
    {hint && <p className="deals-step-hint">{hint}</p>}
    {acts && <div className="deals-step-acts">{acts}</div>}
  </li>
)

export const DealSteps = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <ol className="deals-steps">{children}</ol>
)

interface AgreedStepProps extends Pick<DealStepProps, "hint"> {
  readonly deal: Pick<Deal, "createdDate">
}

export const AgreedStep = ({ deal, hint }: AgreedStepProps): ReactElement => {
  const { device } = useApp()
  return (
    <DealStep
      at="done"
      title={
        <FormattedMessage
          id="deals.step.agreed"
          values={{ when: <Moment key="when" at={deal.createdDate} now={device.now()} /> }}
        />
      }
      hint={hint}
    />
  )
}
