/** The theatre with a log: the stage, the controls of time, and the panels beside them. */
import { useEffect, useMemo, useState, type ReactElement } from "react"
import { bookmarksOf } from "../log/bookmarks.ts"
import type { Bookmark } from "../log/codec.ts"
import type { Ask } from "../platform/ports.ts"
import type { Edit } from "../log/what-if.ts"
import { saveText } from "../platform/save-text.ts"
import type { Pointed, PictureNotice, StageQuestions } from "../stage/stage-questions.ts"
import { useWords } from "../ui/i18n/use-words.ts"
import { Note } from "../ui/parts/Note.tsx"
import { Segmented } from "../ui/parts/RadioCards.tsx"
import { Spinner } from "../ui/parts/Spinner.tsx"
import { AskPanel } from "./AskPanel.tsx"
import { BesidePanel } from "./BesidePanel.tsx"
import { BookmarksPanel } from "./BookmarksPanel.tsx"
import { BreakpointsPanel } from "./BreakpointsPanel.tsx"
import { EventPanel } from "./EventPanel.tsx"
import type { Broken, LogQuestions, Moment, Opened } from "./log-questions.ts"
import { PicturePanel } from "./PicturePanel.tsx"
import { Player, type Aim, type Speed } from "./Player.tsx"
import { nextStop, stopBefore } from "./playing.ts"
import { createShow } from "./show.ts"
import { StageFrame } from "./StageFrame.tsx"
import { StatePanel } from "./StatePanel.tsx"
import { Timeline } from "./Timeline.tsx"
import { unpackRows } from "./timeline-rows.ts"
import { useBreakpoints } from "./use-breakpoints.ts"
import { usePlaying } from "./use-playing.ts"
import { WhatIfPanel } from "./WhatIfPanel.tsx"

const panels = ["timeline", "event", "state", "picture", "ask", "breakpoints", "bookmarks", "whatIf", "beside"] as const
type Panel = (typeof panels)[number]

export interface OpenTheatreProps {
  readonly ask: Ask<LogQuestions>
  readonly opened: Opened
  readonly texts: Readonly<Record<string, string>>
  readonly broken: readonly Broken[]
  /** Another log was dropped on the stage. */
  readonly onDropped: (file: File) => void
}

export const OpenTheatre = ({ ask, opened, texts, broken, onDropped }: OpenTheatreProps): ReactElement => {
  const t = useWords()
  const { header, length, seqs, times, stops } = opened
  const rows = useMemo(() => unpackRows(opened.rows), [opened])
  const [count, setCount] = useState(length)
  const [moment, setMoment] = useState<Moment | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [stage, setStage] = useState<Ask<StageQuestions> | null>(null)
  const [panel, setPanel] = useState<Panel>("timeline")
  const [speed, setSpeed] = useState<Speed>("1")
  const [aim, setAim] = useState<Aim>("press")
  const [isPointing, setPointing] = useState(false)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const [bookmarks, setBookmarks] = useState<readonly Bookmark[]>(() => bookmarksOf(header))
  const [edits, setEdits] = useState<readonly Edit[]>([])
  const breakpoints = useBreakpoints(ask)

  const show = useMemo(() => createShow({ ask, onShown: setMoment, onTrouble: setTrouble }), [ask])
  useEffect(() => show.goTo(count), [show, count])
  const goTo = (to: number): void => {
    setTrouble(null)
    setCount(Math.min(Math.max(to, 0), length))
  }
  const playing = usePlaying({
    times,
    count,
    shown: moment?.count ?? -1,
    speed: Number(speed),
    breakpointAt: breakpoints.at,
    onGoTo: goTo,
  })

  const seqOf = (at: number): number => seqs[at] ?? 0
  const countOf = (seq: number): number => seqs.findLastIndex((one) => one <= seq) + 1
  const placesOf: Readonly<Record<Aim, () => readonly number[]>> = {
    press: () => stops.press,
    route: () => stops.route,
    failure: () => stops.failure,
    hub: () => stops.hub,
    hashes: () => stops.hashes,
    broken: () => broken.map(({ at }) => at),
    breakpoint: () => breakpoints.places,
    bookmark: () => bookmarks.map(({ seq }) => countOf(seq) - 1).toSorted((a, b) => a - b),
  }
  const places = placesOf[aim]()
  const at = times[Math.max(0, count - 1)]
  const place = t("testing.theatre.place", {
    count,
    length,
    seq: count === 0 ? 0 : seqOf(count - 1),
    time: at === undefined || Number.isNaN(at) ? "–" : new Date(at).toISOString().replace("T", " ").replace("Z", ""),
  })

  const setStagePointing = (isOn: boolean): void => {
    setPointing(isOn)
    void stage?.("setPointing", { isOn })
  }
  const hear = (notice: PictureNotice): void => {
    if (notice.kind === "trouble") return setTrouble(notice.why)
    if (notice.kind === "dropped") return onDropped(notice.file)
    setPointed(notice.pointed)
    setPanel("picture")
  }
  const save = async (): Promise<void> => {
    const file = await ask("save", { bookmarks })
    const name = `${header.app}-${header.startedAt.slice(0, 10)}.ndjson`
    await saveText(null, { name, type: file.type, text: await file.text() })
  }

  const drawn: Readonly<Record<Panel, () => ReactElement | null>> = {
    timeline: () => <Timeline rows={rows} length={length} count={count} onGoTo={goTo} />,
    event: () =>
      moment === null ? null : (
        <EventPanel moment={moment} broken={broken.filter((one) => one.at === moment.count - 1)} />
      ),
    state: () => <StatePanel ask={ask} count={count} onGoTo={goTo} />,
    picture: () => (
      <PicturePanel
        ask={ask}
        stage={stage}
        count={moment?.count ?? count}
        isPointing={isPointing}
        onPointing={setStagePointing}
        pointed={pointed}
        onPointed={setPointed}
        onGoTo={goTo}
      />
    ),
    ask: () => <AskPanel ask={ask} count={count} seqOf={seqOf} countOf={countOf} onGoTo={goTo} />,
    breakpoints: () => (
      <BreakpointsPanel
        ask={ask}
        breakpoints={breakpoints.all}
        onAdd={breakpoints.add}
        onRemove={breakpoints.remove}
        onGoTo={goTo}
      />
    ),
    bookmarks: () => (
      <BookmarksPanel
        bookmarks={bookmarks}
        onAdd={(label) => setBookmarks([...bookmarks, { seq: count === 0 ? 0 : seqOf(count - 1), label }])}
        onRemove={(bookmark) => setBookmarks(bookmarks.filter((one) => one !== bookmark))}
        onGoTo={({ seq }) => goTo(countOf(seq))}
        onSave={save}
      />
    ),
    whatIf: () => <WhatIfPanel ask={ask} envelope={moment?.envelope ?? null} edits={edits} onEdits={setEdits} />,
    beside: () => <BesidePanel ask={ask} count={count} now={at ?? 0} />,
  }

  return (
    <div className="t-open">
      <div className="t-left">
        {moment === null && trouble === null && <Spinner label={t("testing.theatre.stageWaits")} />}
        {trouble !== null && (
          <div role="alert">
            <Note tone="red" title={t("testing.theatre.trouble")}>
              {trouble}
            </Note>
          </div>
        )}
        <StageFrame
          header={header}
          texts={texts}
          isBusy={moment?.count !== count}
          title={t("testing.theatre.stage")}
          onStage={(next) => {
            setStage(() => next)
            show.setStage(next)
          }}
          onNotice={hear}
          onTrouble={setTrouble}
        />
      </div>
      <div className="t-right">
        <Player
          count={count}
          length={length}
          place={place}
          isPlaying={playing.isPlaying}
          onPlaying={playing.setPlaying}
          speed={speed}
          onSpeed={setSpeed}
          aim={aim}
          onAim={setAim}
          previous={stopBefore(places, count)}
          next={nextStop(places, count)}
          hashed={stops.hashes}
          onGoTo={goTo}
        />
        <output className="t-stopped">
          {playing.stoppedAt === null ? "" : t("testing.theatre.stoppedAt", { label: playing.stoppedAt })}
        </output>
        <div className="t-panels">
          <Segmented
            label={t("testing.theatre.panels")}
            value={panel}
            onChange={setPanel}
            options={panels.map((value) => ({ value, label: t(`testing.theatre.panel.${value}`) }))}
          />
        </div>
        {drawn[panel]()}
      </div>
    </div>
  )
}
