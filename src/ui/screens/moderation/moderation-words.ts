/** The console's words for a task: its name, and the verdicts on it. */
import type { IntlShape } from "react-intl"
import { isDecided, type ModerationTask, type Verdict } from "../../../domain/moderation-tasks.ts"

/** Names a task; one that has no words of its own is called by its kind. */
export const taskName = (intl: IntlShape, { text, targetType }: ModerationTask): string =>
  text === null || text.name === "" ? intl.formatMessage({ id: `moderation.target.${targetType}` }) : text.name

/** Says what a task is in the queue: a new text, a changed one, or something that people complain of. */
export const taskKind = (intl: IntlShape, { kind, targetType, previousText }: ModerationTask): string =>
  kind === "Complaint"
    ? intl.formatMessage({ id: `moderation.complaint.${targetType}` })
    : intl.formatMessage({ id: `moderation.kind.${kind}` }, { isNew: previousText === null ? "yes" : "no" })

/** Says who decided a task, and how. */
export const decidedText = (intl: IntlShape, task: ModerationTask): string =>
  isDecided(task)
    ? intl.formatMessage(
        { id: `moderation.decided.${task.status}` },
        { by: task.decidedBy ?? intl.formatMessage({ id: "moderation.rules" }) },
      )
    : intl.formatMessage({ id: "moderation.decided.Waiting" })

export const saidText = (intl: IntlShape, { is }: Verdict, name: string): string =>
  intl.formatMessage({ id: `moderation.said.${is}` }, { name })
