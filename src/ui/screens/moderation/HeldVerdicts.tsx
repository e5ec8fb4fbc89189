/** Verdicts that can still be taken back, what was blocked, and what somebody else decided first. */
import { useRef, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Blockable } from "../../../domain/moderation-tasks.ts"
import { moderation, type HeldVerdict } from "../../../projections/moderation.ts"
import { heldVerdicts, lastBlocked, lostTasks, moderationTask } from "../../../projections/moderation-views.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { useLeaveWarning } from "../../forms/use-leave-warning.ts"
import { decidedText, saidText, taskName } from "./moderation-words.ts"

/** Keeps the verdict while the pointer or the focus is on its undo, so that it does not run out under them (WCAG 2.2.1). */
const useKeeping = ({ taskKey, verdict, isSent }: HeldVerdict) => {
  const dispatch = useDispatch()
  const by = useRef({ pointer: false, focus: false, isOver: false })
  const keep = (what: "pointer" | "focus", isOn: boolean): void => {
    const before = by.current
    const wasKept = before.pointer || before.focus
    by.current = { ...before, [what]: isOn }
    const isKept = by.current.pointer || by.current.focus
    if (isKept !== wasKept && !isSent && !before.isOver) void dispatch({ type: "DecideTask", taskKey, verdict, isKept })
  }
  return {
    // A pointer that lies where the note appears looks at nothing: it has to move.
    onPointerMove: () => keep("pointer", true),
    onPointerLeave: () => keep("pointer", false),
    onFocus: () => keep("focus", true),
    onBlur: () => keep("focus", false),
    /** Browsers report a lost focus when the button goes: that sends nothing. */
    takeBack: () => {
      by.current = { ...by.current, isOver: true }
      void dispatch({ type: "DecideTask", taskKey, verdict: null })
    },
  }
}

const Held = (held: HeldVerdict): ReactElement | null => {
  const { taskKey, verdict } = held
  const intl = useIntl()
  const { takeBack, ...looked } = useKeeping(held)
  const task = useReadModel(moderation, moderationTask, taskKey)
  if (task === undefined) return null
  return (
    <div {...looked}>
      <Note
        tone="green"
        action={
          <Button size="small" icon="undo" onClick={takeBack}>
            <FormattedMessage id="moderation.undo" />
          </Button>
        }
      >
        {saidText(intl, verdict, taskName(intl, task))}
      </Note>
    </div>
  )
}

const Blocked = ({ target }: { readonly target: Blockable }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const busy = usePending({ type: "UnblockTarget", target })
  const failure = useFailure({ type: "UnblockTarget", target })
  return (
    <Note
      tone="green"
      action={
        <Button size="small" icon="undo" busy={busy} onClick={() => void dispatch({ type: "UnblockTarget", target })}>
          <FormattedMessage id="moderation.undo" />
        </Button>
      }
    >
      <FormattedMessage id={`moderation.blocked.${target.type}`} />
      {failure !== undefined && <p role="alert">{failureText(intl, failure)}</p>}
    </Note>
  )
}

const Lost = ({ taskKey, onRead }: { readonly taskKey: string; readonly onRead: () => void }): ReactElement | null => {
  const intl = useIntl()
  const task = useReadModel(moderation, moderationTask, taskKey)
  if (task === undefined) return null
  return (
    <Note
      tone="yellow"
      title={<FormattedMessage id="moderation.lost" values={{ name: taskName(intl, task) }} />}
      dismissLabel={intl.formatMessage({ id: "core.close" })}
      onDismiss={onRead}
    >
      {decidedText(intl, task)}
    </Note>
  )
}

export const HeldVerdicts = (): ReactElement => {
  const held = useReadModel(moderation, heldVerdicts, undefined)
  const lost = useReadModel(moderation, lostTasks, undefined)
  const blocked = useReadModel(moderation, lastBlocked, undefined)
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  // A verdict that is held is lost with the window.
  useLeaveWarning(held.length > 0)
  return (
    <div className="mod-held" aria-live="polite">
      {held.map((one) => (
        <Held key={one.taskKey} {...one} />
      ))}
      {blocked !== null && <Blocked key={`${blocked.type}/${blocked.key}`} target={blocked} />}
      {lost
        .filter((key) => !read.has(key))
        .map((key) => (
          <Lost key={key} taskKey={key} onRead={() => setRead((before) => new Set([...before, key]))} />
        ))}
    </div>
  )
}
