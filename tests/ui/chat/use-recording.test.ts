/** A video that is recorded in place: it ends by itself, and the camera goes out when it is not needed any more. */
import { expect, it, vi } from "vitest"
import { longestRecordingMs } from "../../../src/domain/limits.ts"
import { useRecording } from "../../../src/ui/screens/chat/use-recording.ts"
import { setUp } from "../../commands/bus-on-a-server.ts"
import { appOn, showHook } from "../hook-bench.ts"

/** Records nothing but that it was told to. */
class Recorder {
  state = "inactive"
  ondataavailable: ((chunk: { readonly data: Blob }) => void) | null = null
  onstop: (() => void) | null = null
  start(): void {
    this.state = "recording"
  }
  stop(): void {
    this.state = "inactive"
    this.ondataavailable?.({ data: new Blob(["a film"]) })
    this.onstop?.()
  }
}

const opened = async (open: () => Promise<unknown>) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  let passedMs = 0
  const app = appOn(await setUp(() => ({})), { now: () => passedMs })
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: open } })
  vi.stubGlobal("MediaRecorder", Recorder)
  const hook = await showHook(app, () => useRecording("video/mp4"))
  const pass = (ms: number): Promise<void> =>
    hook.act(() => {
      passedMs += ms
      vi.advanceTimersByTime(1_000)
    })
  return { hook, pass }
}

const aCamera = () => {
  const stop = vi.fn<() => void>()
  return { stop, stream: { getTracks: () => [{ stop }, { stop }] } }
}

it("counts down, ends after 30 seconds, and puts the camera out", async () => {
  const { stop, stream } = aCamera()
  const { hook, pass } = await opened(async () => stream)
  expect(hook.now().recording).toEqual({ at: "ready", stream })
  await hook.act(() => hook.now().start())
  await pass(10_000)
  expect(hook.now().recording).toMatchObject({ at: "recording", leftMs: longestRecordingMs - 10_000 })
  expect(stop).not.toHaveBeenCalled()
  await pass(20_000)
  expect(hook.now().recording).toMatchObject({ at: "done" })
  expect(stop).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it("puts the camera out when it is left", async () => {
  const { stop, stream } = aCamera()
  const { hook } = await opened(async () => stream)
  await hook.act(() => hook.now().start())
  await hook.leave()
  expect(stop).toHaveBeenCalled()
  vi.useRealTimers()
})

it.each([
  ["denied", "NotAllowedError"],
  ["missing", "NotFoundError"],
  ["failed", "NotReadableError"],
])("says that the camera is %s, and asks for it once more", async (why, name) => {
  const { stream } = aCamera()
  const answers = [Promise.reject(new DOMException("No.", name)), Promise.resolve(stream)]
  const { hook } = await opened(() => answers.shift() ?? Promise.resolve(stream))
  expect(hook.now().recording).toEqual({ at: "trouble", why })
  await hook.act(() => hook.now().again())
  expect(hook.now().recording).toEqual({ at: "ready", stream })
  vi.useRealTimers()
})
