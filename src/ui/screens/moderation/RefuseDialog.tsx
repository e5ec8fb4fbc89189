/** Refuses a text for a reason; the verdict can be taken back for a moment. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { ModerationTask } from "../../../domain/moderation-tasks.ts"
import { taskName } from "./moderation-words.ts"
import { useWhyForm } from "./use-why-form.ts"
import { WhyDialog } from "./WhyDialog.tsx"

interface RefuseDialogProps {
  readonly task: ModerationTask
  /** The verdict is on its way. */
  readonly onDone: () => void
  readonly onClose: () => void
}

export const RefuseDialog = ({ task, onDone, onClose }: RefuseDialogProps): ReactElement => {
  const intl = useIntl()
  const form = useWhyForm(`${task.key}/refuse`, { type: "DecideTask", taskKey: task.key })
  const submit = async (): Promise<void> => {
    await form.send(({ draft }) => {
      // Nothing is wrong with the note: the verdict is held for longer than anybody should look at a dialog.
      onDone()
      return { type: "DecideTask", taskKey: task.key, verdict: { is: "refuse", ...draft } }
    })
  }
  return (
    <WhyDialog
      title={intl.formatMessage({ id: "moderation.refuse.title" }, { name: taskName(intl, task) })}
      submitLabel={intl.formatMessage({ id: "moderation.refuse" })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
