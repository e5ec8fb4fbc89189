/** The verdicts and measures on the open item, by button or key. */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import type { MessageId } from "../../i18n/messages.ts"
import type { ModerationTask, Verdict } from "../../../domain/moderation-tasks.ts"
import { useDispatch, useFailure } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Button, type ButtonKind } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { MeasureDialog } from "./MeasureDialog.tsx"
import { RefuseDialog } from "./RefuseDialog.tsx"
import { useVerdictKeys, type VerdictKey } from "./use-verdict-keys.ts"

interface VerdictBarProps {
  readonly task: ModerationTask
  readonly areKeysOn: boolean
  /** Called when the item is done with: the next one follows. */
  readonly onDone: () => void
}

const labels = {
  text: { a: "moderation.approve", r: "moderation.refuse", b: "moderation.block" },
  complaint: { a: "moderation.dismiss", r: "moderation.uphold", b: "moderation.measure" },
} as const satisfies Readonly<Record<string, Readonly<Record<VerdictKey, MessageId>>>>

const kinds: Readonly<Record<VerdictKey, ButtonKind>> = { a: "primary", r: "secondary", b: "danger" }

export const VerdictBar = ({ task, areKeysOn, onDone }: VerdictBarProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const [asking, setAsking] = useState<"refuse" | "measure" | null>(null)
  const failure = useFailure({ type: "DecideTask", taskKey: task.key })
  const isComplaint = task.kind === "Complaint"

  const say = (verdict: Verdict): void => {
    void dispatch({ type: "DecideTask", taskKey: task.key, verdict })
    onDone()
  }
  const press = (key: VerdictKey): void => {
    if (key === "b") setAsking("measure")
    else if (isComplaint) say({ is: key === "a" ? "dismiss" : "uphold", note: "" })
    else if (key === "a") say({ is: "approve" })
    else setAsking("refuse")
  }
  useVerdictKeys(areKeysOn, press)

  const names = labels[isComplaint ? "complaint" : "text"]
  const closed = { onClose: () => setAsking(null), onDone }
  return (
    <div className="mod-bar">
      {failure !== undefined && (
        <div role="alert">
          <Note tone="red">{failureText(intl, failure)}</Note>
        </div>
      )}
      <div className="l-row" data-gap="2">
        {(["a", "r", "b"] as const).map((key) => (
          <Button
            key={key}
            kind={kinds[key]}
            aria-keyshortcuts={areKeysOn ? key : undefined}
            onClick={() => press(key)}
          >
            <span>{intl.formatMessage({ id: names[key] })}</span>
            {areKeysOn && (
              <kbd className="mod-key" aria-hidden>
                {key.toUpperCase()}
              </kbd>
            )}
          </Button>
        ))}
      </div>
      {asking === "refuse" && <RefuseDialog task={task} {...closed} />}
      {asking === "measure" && <MeasureDialog task={task} {...closed} />}
    </div>
  )
}
