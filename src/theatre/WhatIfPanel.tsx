/** The log with events left out, replaced or moved: what would be otherwise. */
import { useState, type ReactElement } from "react"
import { isRecord } from "../domain/json.ts"
import type { RecordedEnvelope, RecordedEvent } from "../log/codec.ts"
import { printable } from "../log/printable.ts"
import type { Edit } from "../log/what-if.ts"
import { eventWords } from "../log/words.ts"
import type { Ask } from "../platform/ports.ts"
import { useWords } from "../ui/i18n/use-words.ts"
import { Button } from "../ui/parts/Button.tsx"
import { IconButton } from "../ui/parts/IconButton.tsx"
import { Note } from "../ui/parts/Note.tsx"
import { Spinner } from "../ui/parts/Spinner.tsx"
import { TextArea } from "../ui/parts/TextArea.tsx"
import { TextField } from "../ui/parts/TextField.tsx"
import { ChangeList, longestJson } from "./EventPanel.tsx"
import type { LogQuestions } from "./log-questions.ts"
import { useAnswer } from "./use-answer.ts"

interface WhatIfPanelProps {
  readonly ask: Ask<LogQuestions>
  /** The event that led to the moment; null before the first. */
  readonly envelope: RecordedEnvelope | null
  readonly edits: readonly Edit[]
  readonly onEdits: (edits: readonly Edit[]) => void
}

const eventIn = (text: string): RecordedEvent | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) && typeof value["type"] === "string" ? { ...value, type: value["type"] } : null
  } catch {
    return null
  }
}

interface EditFormProps {
  readonly envelope: RecordedEnvelope
  readonly onEdit: (edit: Edit) => void
}

const EditForm = ({ envelope, onEdit }: EditFormProps): ReactElement => {
  const t = useWords()
  const { seq } = envelope
  const [json] = useState(() => JSON.stringify(envelope.event, null, 2))
  const isLong = json.length > longestJson
  const [text, setText] = useState(isLong ? "" : json)
  const [before, setBefore] = useState("")
  const [isWrong, setWrong] = useState(false)
  const replace = (): void => {
    const event = eventIn(text)
    setWrong(event === null)
    if (event !== null) onEdit({ kind: "replace", seq, event })
  }
  return (
    <>
      <h2 className="t-heading">
        {seq} {printable(eventWords(envelope))}
      </h2>
      <div>
        <Button size="small" icon="minus" onClick={() => onEdit({ kind: "drop", seq })}>
          {t("testing.theatre.whatIf.drop")}
        </Button>
      </div>
      <TextField label={t("testing.theatre.whatIf.before")} inputMode="numeric" value={before} onChange={setBefore} />
      <div>
        <Button
          size="small"
          disabled={!/^\d+$/u.test(before.trim())}
          onClick={() => onEdit({ kind: "move", seq, before: Number(before) })}
        >
          {t("testing.theatre.whatIf.move")}
        </Button>
      </div>
      <TextArea
        label={t("testing.theatre.whatIf.event")}
        hint={isLong ? t("testing.theatre.whatIf.long") : undefined}
        error={isWrong ? t("testing.theatre.whatIf.wrong") : null}
        value={text}
        onChange={setText}
      />
      <div>
        <Button size="small" onClick={replace}>
          {t("testing.theatre.whatIf.replace")}
        </Button>
      </div>
    </>
  )
}

const Answer = ({ ask, edits }: Pick<WhatIfPanelProps, "ask" | "edits">): ReactElement => {
  const t = useWords()
  const answered = useAnswer(JSON.stringify(edits), () => ask("whatIf", { edits }))
  if (answered.state === "failed") return <Note tone="red">{answered.why}</Note>
  if (answered.state === "waiting") return <Spinner label={t("testing.theatre.ask.busy")} />
  const { first, atEnd, failed } = answered.value
  return (
    <>
      {failed.map((why) => (
        <Note key={why} tone="red">
          {why}
        </Note>
      ))}
      {first === null ? (
        <p>{t("testing.theatre.ask.same")}</p>
      ) : (
        <>
          <h3>{t("testing.theatre.whatIf.first", { seq: first.seq })}</h3>
          <ChangeList changed={first.changed} />
          <h3>{t("testing.theatre.whatIf.atEnd", { count: atEnd.count })}</h3>
          <ChangeList changed={atEnd} />
        </>
      )}
    </>
  )
}

export const WhatIfPanel = ({ ask, envelope, edits, onEdits }: WhatIfPanelProps): ReactElement => {
  const t = useWords()
  return (
    <div className="t-panel">
      {envelope === null ? (
        <p className="u-muted">{t("testing.theatre.event.none")}</p>
      ) : (
        <EditForm key={envelope.seq} envelope={envelope} onEdit={(edit) => onEdits([...edits, edit])} />
      )}
      {edits.length > 0 && (
        <>
          <ul className="t-marks" aria-label={t("testing.theatre.whatIf.edits")}>
            {edits.map((edit, nth) => {
              const words = t(`testing.theatre.whatIf.edit.${edit.kind}`, {
                seq: edit.seq,
                before: edit.kind === "move" ? edit.before : 0,
              })
              return (
                // An edit has no name of its own, and none is ever moved.
                <li key={`${nth} ${words}`} className="t-mark">
                  <span className="t-mark-words">{words}</span>
                  <IconButton
                    icon="undo"
                    size="small"
                    label={t("testing.theatre.whatIf.undo", { edit: words })}
                    onClick={() => onEdits(edits.filter((one) => one !== edit))}
                  />
                </li>
              )
            })}
          </ul>
          <section aria-live="polite" className="l-stack" data-gap="3">
            <Answer ask={ask} edits={edits} />
          </section>
        </>
      )}
    </div>
  )
}
