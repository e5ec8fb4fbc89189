/**
 * A pool of worker threads for password hashing alone: on libuv's four threads it would delay file access, DNS look-ups
 * and compression.
 */
import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import type { Derivation, Derived } from "./hash-worker.ts"

/** One processor stays free for everything else. */
const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1))

interface Task {
  readonly derivation: Derivation
  readonly resolve: (hash: Buffer) => void
  readonly reject: (error: Error) => void
}

const waiting: Task[] = []
const idle: Worker[] = []
let threads = 0

const start = (): Worker => {
  const worker = new Worker(new URL("./hash-worker.ts", import.meta.url))
  threads += 1
  worker.once("exit", () => {
    threads -= 1
    const place = idle.indexOf(worker)
    if (place >= 0) idle.splice(place, 1)
    next()
  })
  return worker
}

const run = (worker: Worker, { derivation, resolve, reject }: Task): void => {
  const settle = (end: () => void, isGood: boolean): void => {
    worker.off("message", answered).off("error", failed).off("exit", left)
    // An idle worker does not keep the process alive.
    worker.unref()
    if (isGood) idle.push(worker)
    end()
    next()
  }
  const answered = (derived: Derived): void =>
    settle(() => ("hash" in derived ? resolve(Buffer.from(derived.hash)) : reject(new Error(derived.failure))), true)
  const failed = (error: Error): void => settle(() => reject(error), false)
  const left = (): void => settle(() => reject(new Error("A password's thread ended early.")), false)
  worker.ref()
  worker.on("message", answered).on("error", failed).on("exit", left)
  worker.postMessage(derivation, [])
}

const next = (): void => {
  if (waiting.length === 0) return
  const worker = idle.pop() ?? (threads < mostThreads ? start() : undefined)
  const task = worker && waiting.shift()
  if (worker !== undefined && task !== undefined) run(worker, task)
}

/** Derives a key from a password in a worker thread. The queue is not bounded here: turnstile.ts bounds it. */
export const deriveApart = (derivation: Derivation): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    waiting.push({ derivation, resolve, reject })
    next()
  })
