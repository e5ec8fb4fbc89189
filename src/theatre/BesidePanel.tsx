/** Another log at the same moment, on a stage of its own: another person's, or another tab's. */
import { useEffect, useMemo, useRef, useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { alignmentOf, type Alignment } from "../log/alignment.ts"
import { eventWords } from "../log/words.ts"
import type { Ask } from "../platform/ports.ts"
import { useWords } from "../ui/i18n/use-words.ts"
import { FilePicker } from "../ui/parts/FilePicker.tsx"
import { Note } from "../ui/parts/Note.tsx"
import { Spinner } from "../ui/parts/Spinner.tsx"
import type { LogQuestions, Moment } from "./log-questions.ts"
import { openLogFile, type OpenLog } from "./opening.ts"
import { createShow } from "./show.ts"
import { StageFrame } from "./StageFrame.tsx"

interface BesidePanelProps {
  readonly ask: Ask<LogQuestions>
  /** The number of events after which the moment is. */
  readonly count: number
  /** The moment, in ms since 1970. */
  readonly now: number
}

interface OtherLog extends OpenLog {
  readonly alignment: Alignment
}

interface OtherStageProps extends Omit<BesidePanelProps, "ask"> {
  readonly log: OtherLog
  /** Another log was dropped on the stage. */
  readonly onDropped: (file: File) => void
}

/** The number of a log's events up to a moment. */
const countUntil = (times: Float64Array, now: number): number => times.findLastIndex((time) => time <= now) + 1

const OtherStage = ({ log, count: ours, now, onDropped }: OtherStageProps): ReactElement => {
  const { link, opened, texts, alignment } = log
  const t = useWords()
  const { ask } = link
  const { header, length, times } = opened
  const [moment, setMoment] = useState<Moment | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const show = useMemo(() => createShow({ ask, onShown: setMoment, onTrouble: setTrouble }), [ask])
  const { count, by } = alignment.of(ours, countUntil(times, now))
  const envelope = moment?.envelope ?? null
  useEffect(() => show.goTo(count), [show, count])
  return (
    <>
      <StageFrame
        header={header}
        texts={texts}
        isBusy={moment?.count !== count}
        title={t("testing.theatre.beside.stage")}
        onStage={show.setStage}
        onNotice={(notice) => {
          if (notice.kind === "trouble") setTrouble(notice.why)
          if (notice.kind === "dropped") onDropped(notice.file)
        }}
        onTrouble={setTrouble}
      />
      {trouble !== null && <Note tone="red">{trouble}</Note>}
      <p className="t-place">{t("testing.theatre.beside.place", { count, length })}</p>
      <p className="u-muted">
        {by === "facts"
          ? t("testing.theatre.beside.byFacts", { shared: alignment.shared })
          : t("testing.theatre.beside.byTime")}
      </p>
      {envelope !== null && (
        <p>
          {envelope.seq} {eventWords(envelope)}, {moment?.cause}
        </p>
      )}
    </>
  )
}

export const BesidePanel = ({ ask, count, now }: BesidePanelProps): ReactElement => {
  const t = useWords()
  const [state, setState] = useState<OtherLog | "opening" | { readonly problem: string } | null>(null)
  const link = useRef<OpenLog["link"] | null>(null)
  useEffect(() => () => link.current?.close(), [])
  const open = async (file: File): Promise<void> => {
    link.current?.close()
    setState("opening")
    try {
      const log = await openLogFile(file, () => undefined)
      link.current = log.link
      const [mine, theirs] = await Promise.all([ask("learned", null), log.link.ask("learned", null)])
      if (link.current === log.link) setState({ ...log, alignment: alignmentOf(mine, theirs, log.opened.length) })
    } catch (cause) {
      setState({ problem: cause instanceof Error ? cause.message : String(cause) })
    }
  }
  return (
    <div className="t-panel">
      <p className="u-muted">
        <FormattedMessage id="testing.theatre.beside.lead" />
      </p>
      {state === "opening" && <Spinner label={t("testing.theatre.step.reading")} />}
      {state !== null && state !== "opening" && "problem" in state && (
        <div role="alert">
          <Note tone="red" title={t("testing.theatre.unreadable")}>
            {state.problem}
          </Note>
        </div>
      )}
      {state !== null && state !== "opening" && "link" in state && (
        <OtherStage log={state} count={count} now={now} onDropped={(file) => void open(file)} />
      )}
      <FilePicker
        label={t("testing.theatre.beside.open")}
        accept=".ndjson,.json,.gz,.log,.txt,application/x-ndjson"
        onPick={([file]) => {
          if (file !== undefined) void open(file)
        }}
      />
    </div>
  )
}
