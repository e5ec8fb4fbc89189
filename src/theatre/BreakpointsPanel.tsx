/** Breakpoints: tests over the read models, each with a label; playing stops where one holds. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Ask } from "../platform/ports.ts"
import { useWords } from "../ui/i18n/use-words.ts"
import { TextField } from "../ui/parts/TextField.tsx"
import type { LogQuestions } from "./log-questions.ts"
import { Mark, MarkForm } from "./Marks.tsx"

export interface Breakpoint {
  readonly id: number
  readonly label: string
  readonly test: string
  /** Places of the events after which it holds; null while they are looked for. */
  readonly places: readonly number[] | null
}

interface BreakpointsPanelProps {
  readonly ask: Ask<LogQuestions>
  readonly breakpoints: readonly Breakpoint[]
  readonly onAdd: (breakpoint: Pick<Breakpoint, "label" | "test">) => void
  readonly onRemove: (id: number) => void
  readonly onGoTo: (count: number) => void
}

export const BreakpointsPanel = (props: BreakpointsPanelProps): ReactElement => {
  const { ask, breakpoints, onAdd, onRemove, onGoTo } = props
  const t = useWords()
  const [label, setLabel] = useState("")
  const [test, setTest] = useState("")
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (): Promise<void> => {
    const checked = await ask("check", { test })
    setProblem(checked.problem)
    if (checked.problem !== null) return
    onAdd({ label: label.trim() === "" ? test : label.trim(), test })
    setLabel("")
    setTest("")
  }
  return (
    <div className="t-panel">
      <MarkForm add={t("testing.theatre.breakpoints.add")} isReady={test.trim() !== ""} onAdd={() => void add()}>
        <TextField label={t("testing.theatre.breakpoints.label")} value={label} onChange={setLabel} maxLength={200} />
        <TextField
          label={t("testing.theatre.ask.test")}
          hint={t("testing.theatre.ask.testHint")}
          error={problem}
          value={test}
          onChange={(next) => {
            setTest(next)
            setProblem(null)
          }}
        />
      </MarkForm>
      {breakpoints.length === 0 && <p className="u-muted">{t("testing.theatre.breakpoints.none")}</p>}
      <ul className="t-marks" aria-label={t("testing.theatre.panel.breakpoints")}>
        {breakpoints.map(({ id, label: said, test: of, places }) => (
          <Mark
            key={id}
            label={said}
            about={
              <>
                <code>{of}</code>
                <span className="u-muted">
                  {places === null ? (
                    t("testing.theatre.breakpoints.looking")
                  ) : (
                    <FormattedMessage id="testing.theatre.ask.places" values={{ count: places.length }} />
                  )}
                </span>
              </>
            }
            way={
              places?.[0] === undefined
                ? null
                : { words: t("testing.theatre.breakpoints.first"), onGo: () => onGoTo((places[0] ?? 0) + 1) }
            }
            remove={t("testing.theatre.breakpoints.remove", { label: said })}
            onRemove={() => onRemove(id)}
          />
        ))}
      </ul>
    </div>
  )
}
