/** The controls of time: where the log is, playing, steps, and the way to the next thing of a kind. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useWords } from "../ui/i18n/use-words.ts"
import { Button } from "../ui/parts/Button.tsx"
import { IconButton } from "../ui/parts/IconButton.tsx"
import { Segmented } from "../ui/parts/RadioCards.tsx"
import { Select } from "../ui/parts/Select.tsx"
import { longestWaitMs } from "./playing.ts"

export const aims = ["press", "route", "failure", "hub", "broken", "breakpoint", "bookmark", "hashes"] as const
export type Aim = (typeof aims)[number]

export const speeds = ["1", "4"] as const
export type Speed = (typeof speeds)[number]

interface PlayerProps {
  readonly count: number
  readonly length: number
  /** The moment in words, for the scrubber and below it. */
  readonly place: string
  readonly isPlaying: boolean
  readonly onPlaying: (isPlaying: boolean) => void
  readonly speed: Speed
  readonly onSpeed: (speed: Speed) => void
  readonly aim: Aim
  readonly onAim: (aim: Aim) => void
  /** The moments before and after this one at which there is what is aimed at; null: none. */
  readonly previous: number | null
  readonly next: number | null
  readonly onGoTo: (count: number) => void
  /** Places of the events after which the log has hashes of the read models. */
  readonly hashed: readonly number[]
}

/** Ticks below the scrubber; *Next* and *Previous* lead to them for those who don't see them. */
const Ticks = ({ length, places }: { readonly length: number; readonly places: readonly number[] }): ReactElement => {
  const t = useWords()
  return (
    <div className="t-ticks" aria-hidden title={t("testing.theatre.hashed")}>
      {places.map((at) => (
        <span key={at} className="t-tick" style={{ insetInlineStart: `${((at + 1) / length) * 100}%` }} />
      ))}
    </div>
  )
}

export const Player = (props: PlayerProps): ReactElement => {
  const { count, length, place, isPlaying, onPlaying, speed, onSpeed, aim, onAim, previous, next } = props
  const { onGoTo, hashed } = props
  const t = useWords()
  // The scrubber says its moment by itself; a button does not, and playing would never stop saying.
  const [isSaid, setSaid] = useState(false)
  const goByButton = (to: number): void => {
    setSaid(true)
    onGoTo(to)
  }
  const play = (): void => {
    setSaid(isPlaying)
    onPlaying(!isPlaying)
  }
  return (
    <section className="t-player" aria-label={t("testing.theatre.player")}>
      <input
        type="range"
        className="t-scrubber"
        aria-label={t("testing.theatre.scrubber")}
        aria-valuetext={place}
        min={0}
        max={length}
        value={count}
        onChange={(event) => {
          setSaid(false)
          onGoTo(Number(event.target.value))
        }}
      />
      {hashed.length > 0 && <Ticks length={length} places={hashed} />}
      <output className="p-hidden">{isSaid && !isPlaying && place}</output>
      <p className="t-line">
        <span className="t-place">{place}</span>
        <span className="u-muted">
          <FormattedMessage id="testing.theatre.pace" values={{ seconds: longestWaitMs / 1_000 }} />
        </span>
      </p>
      <div className="t-controls">
        <div className="l-row" data-gap="1">
          <IconButton
            icon="chevron-left"
            kind="outline"
            label={t("testing.theatre.back")}
            onClick={() => goByButton(count - 1)}
          />
          <Button kind="primary" icon={isPlaying ? "minus" : "play"} onClick={play}>
            {t(isPlaying ? "testing.theatre.pause" : "testing.theatre.play")}
          </Button>
          <IconButton
            icon="chevron-right"
            kind="outline"
            label={t("testing.theatre.forward")}
            onClick={() => goByButton(count + 1)}
          />
        </div>
        <Segmented
          label={t("testing.theatre.speed")}
          value={speed}
          onChange={onSpeed}
          options={speeds.map((value) => ({ value, label: `${value}×` }))}
        />
      </div>
      <div className="t-controls">
        <Select
          label={t("testing.theatre.aim")}
          value={aim}
          onChange={onAim}
          options={aims.map((value) => ({ value, label: t(`testing.theatre.aim.${value}`) }))}
        />
        <div className="l-row" data-gap="1">
          <Button icon="chevron-left" aria-disabled={previous === null} onClick={() => goByButton(previous ?? count)}>
            {t("testing.theatre.previous")}
          </Button>
          <Button iconAfter="chevron-right" aria-disabled={next === null} onClick={() => goByButton(next ?? count)}>
            {t("testing.theatre.next")}
          </Button>
        </div>
      </div>
    </section>
  )
}
