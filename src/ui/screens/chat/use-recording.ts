/** A video that is recorded in place: the camera, at most half a minute of film, and what it looks like. */
import { useCallback, useEffect, useRef, useState } from "react"
import { longestRecordingMs } from "../../../domain/limits.ts"
import { closeCamera, film, openCamera, type Film, type NoCamera } from "../../../platform/camera.ts"
import { useApp } from "../../app/context.tsx"

export type Recording =
  | { readonly at: "asking" }
  | { readonly at: "trouble"; readonly why: NoCamera }
  | { readonly at: "ready"; readonly stream: MediaStream }
  | { readonly at: "recording"; readonly stream: MediaStream; readonly leftMs: number }
  | { readonly at: "done"; readonly content: Blob; readonly address: string }

interface Recorder {
  readonly recording: Recording
  readonly start: () => void
  readonly stop: () => void
  /** Asks for the camera once more; what was recorded is gone. */
  readonly again: () => void
}

const lookEveryMs = 200

/** `type`: what the browser records. */
export const useRecording = (type: string): Recorder => {
  const { device } = useApp()
  const [recording, setRecording] = useState<Recording>({ at: "asking" })
  const running = useRef<Film | null>(null)
  /** The open camera; undefined once nobody looks any more. */
  const camera = useRef<MediaStream | null | undefined>(null)

  const open = useCallback(async (): Promise<void> => {
    const answer = await openCamera()
    const isGone = camera.current === undefined
    if (typeof answer === "string") {
      if (!isGone) setRecording({ at: "trouble", why: answer })
    } else if (isGone) closeCamera(answer)
    else {
      camera.current = answer
      setRecording({ at: "ready", stream: answer })
    }
  }, [])

  useEffect(() => {
    camera.current = null
    void open()
    return () => {
      const [run, stream] = [running.current, camera.current]
      running.current = null
      camera.current = undefined
      run?.stop()
      if (stream) closeCamera(stream)
    }
  }, [open])

  const stop = useCallback(() => running.current?.stop(), [])

  const start = (): void => {
    if (recording.at !== "ready") return
    const { stream } = recording
    const run = film(stream, type)
    running.current = run
    const endsAt = device.now() + longestRecordingMs
    setRecording({ at: "recording", stream, leftMs: longestRecordingMs })
    const timer = setInterval(() => {
      const leftMs = Math.max(0, endsAt - device.now())
      if (leftMs === 0) run.stop()
      else setRecording((now) => (now.at === "recording" ? { ...now, leftMs } : now))
    }, lookEveryMs)
    void run.whole.then((content) => {
      clearInterval(timer)
      closeCamera(stream)
      if (running.current !== run) return
      running.current = null
      setRecording(
        content === null
          ? { at: "trouble", why: "failed" }
          : { at: "done", content, address: URL.createObjectURL(content) },
      )
    })
  }

  const address = recording.at === "done" ? recording.address : null
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address)
    },
    [address],
  )

  return {
    recording,
    start,
    stop,
    again: () => {
      setRecording({ at: "asking" })
      void open()
    },
  }
}
