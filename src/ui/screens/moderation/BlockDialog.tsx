/** Blocks an account, profile or listing that was looked up. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { ModerationTarget } from "../../../domain/moderation-tasks.ts"
import { useWhyForm } from "./use-why-form.ts"
import { WhyDialog } from "./WhyDialog.tsx"

interface BlockDialogProps {
  readonly target: ModerationTarget
  readonly onDone: () => void
  readonly onClose: () => void
}

export const BlockDialog = ({ target: { type, key, name }, onDone, onClose }: BlockDialogProps): ReactElement => {
  const intl = useIntl()
  const form = useWhyForm(`${key}/block`, { type: "TakeMeasure", measure: { target: { key } } })
  const submit = async (): Promise<void> => {
    const outcome = await form.send(({ draft }) => ({
      type: "TakeMeasure",
      task: null,
      measure: { is: "block", target: { type, key }, ...draft },
    }))
    if (outcome?.tag === "Done") onDone()
  }
  return (
    <WhyDialog
      title={intl.formatMessage({ id: "moderation.block.title" }, { name })}
      submitLabel={intl.formatMessage({ id: "moderation.block" })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{intl.formatMessage({ id: `moderation.measure.${type}.hint` })}</p>
    </WhyDialog>
  )
}
