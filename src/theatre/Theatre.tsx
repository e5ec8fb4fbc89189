/** The theatre: a log is opened here, and replayed. architecture: Theatre. */
import { useEffect, useRef, useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useWords } from "../ui/i18n/use-words.ts"
import { Badge, type BadgeTone } from "../ui/parts/Badge.tsx"
import { Disclosure } from "../ui/parts/Disclosure.tsx"
import { FilePicker } from "../ui/parts/FilePicker.tsx"
import { Note } from "../ui/parts/Note.tsx"
import { Progress } from "../ui/parts/Progress.tsx"
import type { GivenLog } from "./given-log.ts"
import type { Broken, LogNotice, Opened } from "./log-questions.ts"
import { openLogFile, type OpenLog } from "./opening.ts"
import { OpenTheatre } from "./OpenTheatre.tsx"

type State =
  | { readonly is: "empty"; readonly problem: string | null }
  | { readonly is: "reading"; readonly step: "given" | "reading" | "folding"; readonly share: number | null }
  | ({ readonly is: "open"; readonly nth: number } & OpenLog)

const tones = { fine: "green", risky: "orange", impossible: "red" } as const satisfies Record<
  Opened["trust"],
  BadgeTone
>

/** Logs are NDJSON, packed or not. */
const accepted = ".ndjson,.json,.gz,.log,.txt,application/x-ndjson"

const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

interface TheatreProps {
  /** The log that the address names; null: none. */
  readonly given: Promise<GivenLog> | null
}

export const Theatre = ({ given }: TheatreProps): ReactElement => {
  const t = useWords()
  const [state, setState] = useState<State>(
    given === null ? { is: "empty", problem: null } : { is: "reading", step: "given", share: null },
  )
  const [name, setName] = useState("")
  const [broken, setBroken] = useState<readonly Broken[]>([])
  const [checked, setChecked] = useState(0)
  const opens = useRef(0)

  const open = async (log: GivenLog): Promise<void> => {
    opens.current += 1
    const nth = opens.current
    const isNewest = (): boolean => nth === opens.current
    if (state.is === "open") state.link.close()
    setName(log.name)
    setBroken([])
    setChecked(0)
    setState({ is: "reading", step: "reading", share: 0 })
    const hear = (notice: LogNotice): void => {
      if (!isNewest()) return
      if (notice.kind !== "broken") {
        return setState((before) =>
          before.is === "open" ? before : { is: "reading", step: notice.kind, share: notice.done / notice.of },
        )
      }
      setChecked(notice.done / notice.of)
      if (notice.broken.length > 0) setBroken((before) => [...before, ...notice.broken])
    }
    try {
      const opened = await openLogFile(log.file, hear)
      if (isNewest()) setState({ is: "open", nth, ...opened })
      else opened.link.close()
    } catch (cause) {
      if (isNewest()) setState({ is: "empty", problem: wordsOf(cause) })
    }
  }

  const openGiven = useRef(open)
  useEffect(() => {
    given?.then(
      (log) => openGiven.current(log),
      (cause: unknown) => setState({ is: "empty", problem: t("testing.theatre.notGiven", { why: wordsOf(cause) }) }),
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the log of the address is opened once
  }, [given])

  const picker = (
    <FilePicker
      label={t("testing.theatre.open")}
      hint={t("testing.theatre.openHint")}
      accept={accepted}
      onPick={([file]) => {
        if (file !== undefined) void open({ name: file.name, file })
      }}
    />
  )

  return (
    <main className="t-page">
      <header className="t-header">
        <h1>{t("testing.theatre.title")}</h1>
        {state.is === "open" && (
          <>
            <span className="t-name-of-log">{name}</span>
            <Badge tone={tones[state.opened.trust]}>{t(`testing.theatre.trust.${state.opened.trust}`)}</Badge>
            {checked < 1 && <Progress value={checked} label={t("testing.theatre.checking")} />}
            {broken.length > 0 && <Badge tone="red">{t("testing.theatre.broken", { count: broken.length })}</Badge>}
          </>
        )}
      </header>
      {state.is === "empty" && (
        <div className="t-empty">
          {state.problem !== null && (
            <div role="alert">
              <Note tone="red" title={t("testing.theatre.unreadable")}>
                {state.problem}
              </Note>
            </div>
          )}
          <p>
            <FormattedMessage id="testing.theatre.lead" />
          </p>
          {picker}
        </div>
      )}
      {state.is === "reading" && (
        <div className="t-empty" aria-live="polite">
          <p>{t(`testing.theatre.step.${state.step}`)}</p>
          <Progress value={state.share} label={t(`testing.theatre.step.${state.step}`)} />
        </div>
      )}
      {state.is === "open" && (
        <>
          {state.opened.reasons.length > 0 && (
            <Disclosure label={t("testing.theatre.reasons", { count: state.opened.reasons.length })}>
              <ul>
                {state.opened.reasons.slice(0, 100).map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </Disclosure>
          )}
          <OpenTheatre key={state.nth} ask={state.link.ask} opened={state.opened} texts={state.texts} broken={broken} />
          <Disclosure label={t("testing.theatre.another")}>{picker}</Disclosure>
        </>
      )}
    </main>
  )
}
