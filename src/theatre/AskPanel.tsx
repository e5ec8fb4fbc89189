/** Questions to the whole log: why a value is so, what touched it, when a test holds, and what differs since an event. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Explanation } from "../log/explained.ts"
import type { Ask } from "../platform/ports.ts"
import { useWords } from "../ui/i18n/use-words.ts"
import { Button } from "../ui/parts/Button.tsx"
import { Note } from "../ui/parts/Note.tsx"
import { Spinner } from "../ui/parts/Spinner.tsx"
import { TextField } from "../ui/parts/TextField.tsx"
import { ChangeList } from "./EventPanel.tsx"
import { Explained } from "./Explained.tsx"
import type { LogQuestions, ShownChanges } from "./log-questions.ts"

type Answer =
  | { readonly kind: "why"; readonly explanation: Explanation }
  | { readonly kind: "places"; readonly places: readonly number[] }
  | { readonly kind: "first"; readonly at: number; readonly looks: number }
  | { readonly kind: "differs"; readonly changed: ShownChanges }
  | { readonly kind: "never" }
  | { readonly kind: "failed"; readonly why: string }

interface AskPanelProps {
  readonly ask: Ask<LogQuestions>
  readonly count: number
  readonly seqOf: (at: number) => number
  readonly countOf: (seq: number) => number
  readonly onGoTo: (count: number) => void
}

/** Nobody presses more; the number of all is said. */
const mostPlaces = 200

const Places = ({
  places,
  seqOf,
  onGoTo,
}: { readonly places: readonly number[] } & Pick<AskPanelProps, "seqOf" | "onGoTo">): ReactElement => (
  <>
    <p>
      <FormattedMessage id="testing.theatre.ask.places" values={{ count: places.length }} />
    </p>
    <ul className="t-places">
      {places.slice(0, mostPlaces).map((at) => (
        <li key={at}>
          <Button size="small" onClick={() => onGoTo(at + 1)}>
            <FormattedMessage id="testing.theatre.goTo" values={{ seq: seqOf(at) }} />
          </Button>
        </li>
      ))}
    </ul>
  </>
)

const AnswerView = ({
  answer,
  seqOf,
  onGoTo,
}: { readonly answer: Answer } & Pick<AskPanelProps, "seqOf" | "onGoTo">): ReactElement => {
  switch (answer.kind) {
    case "why":
      return <Explained explanation={answer.explanation} onGoTo={onGoTo} />
    case "places":
      return <Places places={answer.places} seqOf={seqOf} onGoTo={onGoTo} />
    case "first":
      return (
        <>
          <p>
            <FormattedMessage id="testing.theatre.ask.first" values={{ seq: seqOf(answer.at), looks: answer.looks }} />
          </p>
          <Places places={[answer.at]} seqOf={seqOf} onGoTo={onGoTo} />
        </>
      )
    case "differs":
      return answer.changed.count === 0 ? (
        <p>
          <FormattedMessage id="testing.theatre.ask.same" />
        </p>
      ) : (
        <ChangeList changed={answer.changed} />
      )
    case "never":
      return (
        <p>
          <FormattedMessage id="testing.theatre.ask.never" />
        </p>
      )
    case "failed":
      return <Note tone="red">{answer.why}</Note>
  }
}

export const AskPanel = ({ ask, count, seqOf, countOf, onGoTo }: AskPanelProps): ReactElement => {
  const t = useWords()
  const [path, setPath] = useState("")
  const [test, setTest] = useState("")
  const [since, setSince] = useState("")
  const [answer, setAnswer] = useState<Answer | "busy" | null>(null)
  const answerBy = (question: () => Promise<Answer>): void => {
    setAnswer("busy")
    question().then(setAnswer, (cause: unknown) =>
      setAnswer({ kind: "failed", why: cause instanceof Error ? cause.message : String(cause) }),
    )
  }
  const why = async (): Promise<Answer> => {
    const meant = await ask("path", { count, text: path })
    return { kind: "why", explanation: await ask("explain", { count, path: meant }) }
  }
  const touching = async (): Promise<Answer> => {
    const meant = await ask("path", { count, text: path })
    return { kind: "places", places: await ask("touching", { path: meant }) }
  }
  const find = async (): Promise<Answer> => ({ kind: "places", places: await ask("find", { test }) })
  const bisect = async (): Promise<Answer> => {
    const first = await ask("bisect", { test })
    return first === null ? { kind: "never" } : { kind: "first", ...first }
  }
  const differs = async (): Promise<Answer> => ({
    kind: "differs",
    changed: await ask("difference", { from: countOf(Number(since)), to: count }),
  })
  return (
    <div className="t-panel">
      <TextField
        label={t("testing.theatre.ask.path")}
        hint={t("testing.theatre.ask.pathHint")}
        value={path}
        onChange={setPath}
      />
      <div className="l-row" data-gap="2">
        <Button size="small" disabled={path.trim() === ""} onClick={() => answerBy(why)}>
          {t("testing.theatre.ask.why")}
        </Button>
        <Button size="small" disabled={path.trim() === ""} onClick={() => answerBy(touching)}>
          {t("testing.theatre.ask.touching")}
        </Button>
      </div>
      <TextField
        label={t("testing.theatre.ask.test")}
        hint={t("testing.theatre.ask.testHint")}
        value={test}
        onChange={setTest}
      />
      <div className="l-row" data-gap="2">
        <Button size="small" disabled={test.trim() === ""} onClick={() => answerBy(find)}>
          {t("testing.theatre.ask.find")}
        </Button>
        <Button size="small" disabled={test.trim() === ""} onClick={() => answerBy(bisect)}>
          {t("testing.theatre.ask.bisect")}
        </Button>
      </div>
      <TextField label={t("testing.theatre.ask.since")} inputMode="numeric" value={since} onChange={setSince} />
      <div>
        <Button size="small" disabled={!/^\d+$/u.test(since.trim())} onClick={() => answerBy(differs)}>
          {t("testing.theatre.ask.differs")}
        </Button>
      </div>
      <div aria-live="polite" className="l-stack" data-gap="3">
        {answer === "busy" && <Spinner label={t("testing.theatre.ask.busy")} />}
        {answer !== null && answer !== "busy" && <AnswerView answer={answer} seqOf={seqOf} onGoTo={onGoTo} />}
      </div>
    </div>
  )
}
