/** The stage in its frame: of the recorded window's size, scaled to the room that there is. */
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from "react"
import { stagePage } from "../domain/theatre-pages.ts"
import type { LogHeader } from "../log/codec.ts"
import type { Ask } from "../platform/ports.ts"
import type { PictureNotice, StageNotice, StageQuestions } from "../stage/stage-questions.ts"
import { focusBeside } from "./focus-beside.ts"
import { openStage } from "./open-links.ts"

interface StageFrameProps {
  readonly header: LogHeader
  readonly texts: Readonly<Record<string, string>>
  /** The stage is on its way to another moment. */
  readonly isBusy: boolean
  readonly title: string
  readonly onStage: (stage: Ask<StageQuestions>) => void
  readonly onNotice: (notice: PictureNotice) => void
  readonly onTrouble: (why: string) => void
}

/** A file may say anything of its window. In px. */
const sideWithin = (px: number): number => Math.min(Math.max(Math.round(px) || 0, 240), 4_000)

/** Below the stage, in px. */
const edge = 24

/** A stage that is less high than this says nothing any more. In px. */
const leastHeight = 360

/** The width that an element is given, and the height of the window that is left below its top. In px. */
const useRoom = () => {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const measure = (): void => {
      if (box.current === null) return
      const { width, top } = box.current.getBoundingClientRect()
      setRoom({ width, height: Math.max(leastHeight, window.innerHeight - (top + window.scrollY) - edge) })
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    if (box.current !== null) watcher.observe(box.current)
    window.addEventListener("resize", measure)
    return () => {
      watcher.disconnect()
      window.removeEventListener("resize", measure)
    }
  }, [])
  return { box, room }
}

export const StageFrame = (props: StageFrameProps): ReactElement => {
  const { header, texts, isBusy, title, onStage, onNotice, onTrouble } = props
  const { box, room } = useRoom()
  const [width, height] = [sideWithin(header.viewport.width), sideWithin(header.viewport.height)]
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width, room.height / height)
  const frame = useRef<HTMLIFrameElement>(null)
  const noticed = useEffectEvent((notice: StageNotice): void => {
    if (notice.kind === "left") {
      if (frame.current !== null) focusBeside(frame.current, notice.isBack)
    } else if (notice.kind === "escaped")
      frame.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
    else onNotice(notice)
  })
  const prepare = async (within: Window): Promise<void> => {
    try {
      const stage = openStage(within, (notice) => noticed(notice))
      await stage("prepare", { zone: header.zone ?? "UTC", scheme: header.scheme ?? "light", texts })
      onStage(stage)
    } catch (cause) {
      onTrouble(cause instanceof Error ? cause.message : String(cause))
    }
  }
  return (
    <div ref={box} className="t-stage-room" aria-busy={isBusy}>
      <div className="t-stage-place" style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe
          ref={frame}
          className="t-stage"
          src={stagePage}
          title={title}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget: { contentWindow } }) => {
            if (contentWindow !== null) void prepare(contentWindow)
          }}
        />
      </div>
    </div>
  )
}
