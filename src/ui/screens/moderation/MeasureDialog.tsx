/** Takes what waits, or all that its owner has, off the market; or takes a message or feedback away. */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { measureTargets, type Measure, type ModerationTask } from "../../../domain/moderation-tasks.ts"
import { RadioCards } from "../../parts/RadioCards.tsx"
import { taskName } from "./moderation-words.ts"
import { useWhyForm } from "./use-why-form.ts"
import { WhyDialog } from "./WhyDialog.tsx"

const submitLabels = {
  block: "moderation.block",
  remove: "moderation.remove",
} as const satisfies Readonly<Record<Measure["is"], string>>

interface MeasureDialogProps {
  readonly task: ModerationTask
  readonly onDone: () => void
  readonly onClose: () => void
}

export const MeasureDialog = ({ task, onDone, onClose }: MeasureDialogProps): ReactElement => {
  const intl = useIntl()
  const targets = measureTargets(task)
  const [chosen, setChosen] = useState("0")
  const target = targets[Number(chosen)]
  const about = { target: { key: target?.target.key ?? "" } }
  const form = useWhyForm(`${task.key}/measure`, { type: "TakeMeasure", measure: about })
  const submit = async (): Promise<void> => {
    if (target === undefined) return
    const outcome = await form.send(({ draft }) => ({ type: "TakeMeasure", task, measure: { ...target, ...draft } }))
    if (outcome?.tag === "Done") onDone()
  }
  return (
    <WhyDialog
      title={intl.formatMessage({ id: "moderation.measure.title" }, { name: taskName(intl, task) })}
      submitLabel={intl.formatMessage({ id: submitLabels[target?.is ?? "block"] })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioCards
        label={intl.formatMessage({ id: "moderation.measure.what" })}
        value={chosen}
        onChange={setChosen}
        options={targets.map(({ target: { type } }, place) => ({
          value: String(place),
          label: intl.formatMessage({ id: `moderation.measure.${type}` }, { owner: task.ownerName }),
          hint: intl.formatMessage({ id: `moderation.measure.${type}.hint` }),
        }))}
      />
    </WhyDialog>
  )
}
