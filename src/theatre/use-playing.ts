/** Plays a log at the pace at which it was recorded, until its end or a breakpoint. */
import { useEffect, useEffectEvent, useState } from "react"
import { waitBefore } from "./playing.ts"

interface PlayingOptions {
  readonly times: Float64Array
  /** The number of events after which the wanted moment is. */
  readonly count: number
  /** The moment on the stage: playing waits for it. */
  readonly shown: number
  readonly speed: number
  /** Answers the label of the breakpoint at a moment; null: there is none. */
  readonly breakpointAt: (count: number) => string | null
  readonly onGoTo: (count: number) => void
}

export interface Playing {
  readonly isPlaying: boolean
  readonly setPlaying: (isPlaying: boolean) => void
  /** The label of the breakpoint at which it stopped. */
  readonly stoppedAt: string | null
}

export const usePlaying = ({ times, count, shown, speed, breakpointAt, onGoTo }: PlayingOptions): Playing => {
  const [isPlaying, setPlaying] = useState(false)
  const [stoppedAt, setStoppedAt] = useState<string | null>(null)
  const isAtEnd = count >= times.length
  const step = useEffectEvent(() => {
    const label = breakpointAt(count + 1)
    if (label !== null || count + 1 >= times.length) setPlaying(false)
    setStoppedAt(label)
    onGoTo(count + 1)
  })
  useEffect(() => {
    if (!isPlaying || isAtEnd || shown !== count) return undefined
    const timer = setTimeout(step, waitBefore(times, count, speed).waitMs)
    return () => clearTimeout(timer)
  }, [isPlaying, isAtEnd, shown, count, speed, times])
  return {
    isPlaying: isPlaying && !isAtEnd,
    setPlaying: (next) => {
      setStoppedAt(null)
      // At the end there is nothing left: it begins anew.
      if (next && isAtEnd) onGoTo(0)
      setPlaying(next)
    },
    stoppedAt,
  }
}
