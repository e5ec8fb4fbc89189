/** Runs untrusted decoding in a throw-away worker thread, so that a crash or a hang costs nobody else. */
import { Worker, type ResourceLimits } from "node:worker_threads"

const usualMs = 30_000

/** The thread's one message; the thread is terminated after it, or after a time-out. */
export const runInWorker = <Answer>(
  thread: URL,
  about: unknown,
  resourceLimits: ResourceLimits = {},
  longestMs = usualMs,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: about,
      resourceLimits,
      // Decoders speak to the console of what they can't read.
      stdout: true,
      stderr: true,
    })
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      void worker.terminate()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new Error("The file took too long to read."))), longestMs)
    worker.once("message", (answer: Answer) => end(() => resolve(answer)))
    worker.once("error", (error) => end(() => reject(error)))
    worker.once("exit", () => end(() => reject(new Error("The file's reader ended early."))))
  })
