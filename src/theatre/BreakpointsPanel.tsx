/** Breakpoints: tests over the read models, each with a label; playing stops where one holds. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Ask } from "../platform/ports.ts"
import { useWords } from "../ui/i18n/use-words.ts"
import { Button } from "../ui/parts/Button.tsx"
import { IconButton } from "../ui/parts/IconButton.tsx"
import { TextField } from "../ui/parts/TextField.tsx"
import type { LogQuestions } from "./log-questions.ts"

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
      <form
        className="l-stack"
        data-gap="3"
        onSubmit={(event) => {
          event.preventDefault()
          if (test.trim() !== "") void add()
        }}
      >
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
        <div>
          <Button submit icon="plus" disabled={test.trim() === ""}>
            {t("testing.theatre.breakpoints.add")}
          </Button>
        </div>
      </form>
      {breakpoints.length === 0 && <p className="u-muted">{t("testing.theatre.breakpoints.none")}</p>}
      <ul className="t-marks" aria-label={t("testing.theatre.panel.breakpoints")}>
        {breakpoints.map(({ id, label: said, test: of, places }) => (
          <li key={id} className="t-mark">
            <span className="t-mark-words">
              <strong>{said}</strong>
              <code>{of}</code>
              <span className="u-muted">
                {places === null ? (
                  t("testing.theatre.breakpoints.looking")
                ) : (
                  <FormattedMessage id="testing.theatre.ask.places" values={{ count: places.length }} />
                )}
              </span>
            </span>
            {places?.[0] !== undefined && (
              <Button size="small" onClick={() => onGoTo((places[0] ?? 0) + 1)}>
                {t("testing.theatre.breakpoints.first")}
              </Button>
            )}
            <IconButton
              icon="trash"
              size="small"
              label={t("testing.theatre.breakpoints.remove", { label: said })}
              onClick={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
