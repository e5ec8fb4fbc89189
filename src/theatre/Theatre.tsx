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
import { useFileDrop } from "./use-file-drop.ts"

interface Reading {
  readonly step: "given" | "reading" | "folding"
  /** From 0 to 1; null: nobody knows. */
  readonly share: number | null
}

/** The log on the stage. */
interface Shown extends OpenLog {
  readonly nth: number
  readonly name: string
}

/** The promises that were looked at so far. */
interface Looked {
  readonly broken: readonly Broken[]
  readonly share: number
}

const notLooked: Looked = { broken: [], share: 0 }

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
  const [shown, setShown] = useState<Shown | null>(null)
  const [reading, setReading] = useState<Reading | null>(given === null ? null : { step: "given", share: null })
  const [problem, setProblem] = useState<string | null>(null)
  const [looked, setLooked] = useState<Readonly<Record<number, Looked>>>({})
  const opens = useRef(0)
  const title = useRef<HTMLHeadingElement>(null)

  /** The log that is shown stays until the other one is there: a wrong file costs nobody bookmarks or edits. */
  const open = async ({ name, file }: GivenLog): Promise<void> => {
    opens.current += 1
    const nth = opens.current
    const isNewest = (): boolean => nth === opens.current
    setProblem(null)
    setReading({ step: "reading", share: 0 })
    const hear = (notice: LogNotice): void => {
      const share = notice.done / notice.of
      if (notice.kind === "broken")
        setLooked((all) => ({ ...all, [nth]: { broken: [...(all[nth]?.broken ?? []), ...notice.broken], share } }))
      else if (isNewest()) setReading({ step: notice.kind, share })
    }
    try {
      const opened = await openLogFile(file, hear)
      if (!isNewest()) return opened.link.close()
      shown?.link.close()
      setShown({ nth, name, ...opened })
      // The picker that had the focus is gone.
      if (document.activeElement === document.body) title.current?.focus()
    } catch (cause) {
      if (!isNewest()) return
      setProblem(wordsOf(cause))
    }
    setReading(null)
  }

  const take = (file: File): void => void open({ name: file.name, file })
  const isOver = useFileDrop(take)

  const openGiven = useRef(open)
  useEffect(() => {
    given?.then(
      (log) => openGiven.current(log),
      (cause: unknown) => {
        setReading(null)
        setProblem(t("testing.theatre.notGiven", { why: wordsOf(cause) }))
      },
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the log of the address is opened once
  }, [given])

  const picker = (
    <FilePicker
      label={t("testing.theatre.open")}
      hint={t("testing.theatre.openHint")}
      accept={accepted}
      onPick={([file]) => {
        if (file !== undefined) take(file)
      }}
    />
  )

  const { broken, share: checked } = (shown === null ? undefined : looked[shown.nth]) ?? notLooked
  return (
    <main className="t-page" data-over={isOver || undefined}>
      <header className="t-header">
        <h1 ref={title} tabIndex={-1}>
          {t("testing.theatre.title")}
        </h1>
        {shown !== null && (
          <>
            <span className="t-name-of-log">{shown.name}</span>
            <Badge tone={tones[shown.opened.trust]}>{t(`testing.theatre.trust.${shown.opened.trust}`)}</Badge>
            {checked < 1 && <Progress value={checked} label={t("testing.theatre.checking")} />}
            {broken.length > 0 && <Badge tone="red">{t("testing.theatre.broken", { count: broken.length })}</Badge>}
          </>
        )}
        <div className="t-reading" aria-live="polite">
          {reading !== null && (
            <>
              <p>{t(`testing.theatre.step.${reading.step}`)}</p>
              <Progress value={reading.share} label={t(`testing.theatre.step.${reading.step}`)} />
            </>
          )}
        </div>
      </header>
      {problem !== null && (
        <div className="t-empty" role="alert">
          <Note tone="red" title={t("testing.theatre.unreadable")}>
            {problem}
          </Note>
        </div>
      )}
      {shown === null && reading === null && (
        <div className="t-empty">
          <p>
            <FormattedMessage id="testing.theatre.lead" />
          </p>
          {picker}
        </div>
      )}
      {shown !== null && (
        <>
          {shown.opened.reasons.length > 0 && (
            <Disclosure label={t("testing.theatre.reasons", { count: shown.opened.reasons.length })}>
              <ul>
                {shown.opened.reasons.slice(0, 100).map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </Disclosure>
          )}
          <OpenTheatre
            key={shown.nth}
            ask={shown.link.ask}
            opened={shown.opened}
            texts={shown.texts}
            broken={broken}
            onDropped={take}
          />
          <Disclosure label={t("testing.theatre.another")}>{picker}</Disclosure>
        </>
      )}
    </main>
  )
}
