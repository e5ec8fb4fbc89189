/** Ask the picture: a text on the stage, what it was read from, and which events made it so. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { pathText } from "../log/readable.ts"
import type { Ask } from "../platform/ports.ts"
import type { Pointed, Read, StageQuestions } from "../stage/stage-questions.ts"
import { useWords } from "../ui/i18n/use-words.ts"
import { Button } from "../ui/parts/Button.tsx"
import { Switch } from "../ui/parts/Checkbox.tsx"
import { Note } from "../ui/parts/Note.tsx"
import { Select } from "../ui/parts/Select.tsx"
import { Explained } from "./Explained.tsx"
import type { LogQuestions } from "./log-questions.ts"
import { pathKey } from "./state-rows.ts"
import { useAnswer } from "./use-answer.ts"

/** So many of the reads are explained unasked. */
const explainedAtOnce = 3

interface ReadRowProps {
  readonly ask: Ask<LogQuestions>
  readonly read: Read
  readonly count: number
  readonly isFirst: boolean
  readonly onGoTo: (count: number) => void
}

const ReadRow = ({ ask, read, count, isFirst, onGoTo }: ReadRowProps): ReactElement => {
  const t = useWords()
  const [isAsked, setAsked] = useState(isFirst)
  const { component, selector, path, value, isShown } = read
  const explained = useAnswer(isAsked ? JSON.stringify([count, path]) : null, () => ask("explain", { count, path }))
  return (
    <li className="t-read">
      <p>
        <code className="t-path">{pathText(path)}</code> <code className="t-value">{value}</code>{" "}
        {isShown && <span className="t-change">{t("testing.theatre.picture.says")}</span>}
      </p>
      <p className="u-muted">
        {selector === null
          ? t("testing.theatre.picture.by", { component })
          : t("testing.theatre.picture.bySelector", { component, selector })}
      </p>
      {!isAsked && (
        <Button
          size="small"
          aria-label={t("testing.theatre.picture.whyOf", { path: pathText(path) })}
          onClick={() => setAsked(true)}
        >
          {t("testing.theatre.picture.why")}
        </Button>
      )}
      {explained.state === "failed" && <Note tone="red">{explained.why}</Note>}
      {explained.value !== null && <Explained explanation={explained.value} onGoTo={onGoTo} />}
    </li>
  )
}

interface PicturePanelProps {
  readonly ask: Ask<LogQuestions>
  readonly stage: Ask<StageQuestions> | null
  readonly count: number
  readonly isPointing: boolean
  readonly onPointing: (isOn: boolean) => void
  readonly pointed: Pointed | null
  readonly onPointed: (pointed: Pointed | null) => void
  readonly onGoTo: (count: number) => void
}

export const PicturePanel = (props: PicturePanelProps): ReactElement => {
  const { ask, stage, count, isPointing, onPointing, pointed, onPointed, onGoTo } = props
  const t = useWords()
  const texts = useAnswer(stage === null ? null : String(count), () => stage?.("texts", null) ?? Promise.resolve([]))
  const options = (texts.value ?? []).map((label, nth) => ({ value: String(nth), label: label.slice(0, 80) }))
  const askText = (nth: string): void => void stage?.("askText", { nth: Number(nth) }).then(onPointed)
  return (
    <div className="t-panel">
      <Switch
        label={t("testing.theatre.picture.point")}
        hint={t("testing.theatre.picture.pointHint")}
        checked={isPointing}
        onChange={onPointing}
      />
      <Select
        label={t("testing.theatre.picture.texts")}
        placeholder={t("testing.theatre.picture.choose")}
        value=""
        options={options}
        onChange={askText}
      />
      {pointed !== null && (
        <section aria-labelledby="theatre-pointed" aria-live="polite">
          <h2 className="t-heading" id="theatre-pointed">
            “{pointed.text.slice(0, 200)}”
          </h2>
          <p className="u-muted">
            <FormattedMessage
              id="testing.theatre.picture.components"
              values={{ names: pointed.components.slice(0, 8).join(" ‹ ") }}
            />
          </p>
          {pointed.reads.length === 0 && <p>{t("testing.theatre.picture.nothing")}</p>}
          <ol className="t-reads">
            {pointed.reads.map((read, nth) => (
              <ReadRow
                key={`${pointed.text} ${pathKey(read.path)}`}
                ask={ask}
                read={read}
                count={count}
                isFirst={nth < explainedAtOnce}
                onGoTo={onGoTo}
              />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
