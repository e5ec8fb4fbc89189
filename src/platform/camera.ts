/** Camera and microphone, asked of the browser, which asks the person, and a film of what they see. */

export type NoCamera = "denied" | "missing" | "failed"

/** Containers that the server takes, with the codecs that most devices play first (spec §5). */
const wanted = ["video/mp4;codecs=avc1,mp4a.40.2", "video/mp4;codecs=avc1,opus", "video/mp4"]

/** Half a minute has some 10 MB: clear enough for a dripping tap, and quick to send from a phone. */
const videoBitsPerSecond = 2_500_000

/** Answers a type that this browser can record and that can be sent; null where a video has to be picked. */
export const recordingType = (): string | null =>
  "MediaRecorder" in window && "mediaDevices" in navigator
    ? (wanted.find((type) => MediaRecorder.isTypeSupported(type)) ?? null)
    : null

const reasonOf = (error: unknown): NoCamera => {
  const name = error instanceof DOMException ? error.name : ""
  if (name === "NotAllowedError" || name === "SecurityError") return "denied"
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "failed"
}

/** The caller stops its tracks, which puts the camera's light out. */
export const openCamera = async (): Promise<MediaStream | NoCamera> => {
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
      audio: true,
    })
  } catch (error) {
    return reasonOf(error)
  }
}

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

export interface Film {
  readonly stop: () => void
  /** All of it, once it was stopped; null where the device gave nothing. */
  readonly whole: Promise<Blob | null>
}

export const film = (stream: MediaStream, type: string): Film => {
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond })
  const parts: Blob[] = []
  const whole = new Promise<Blob | null>((resolve) => {
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onstop = () => {
      const content = new Blob(parts, { type: "video/mp4" })
      resolve(content.size === 0 ? null : content)
    }
  })
  recorder.start()
  return { stop: () => recorder.state !== "inactive" && recorder.stop(), whole }
}
