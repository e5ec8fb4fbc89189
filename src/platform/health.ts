/** Polls the health endpoint of a server that does not answer, with exponential back-off and jitter. */

export const healthTimes = { firstMs: 1_000, longestMs: 5_000, timeoutMs: 4_000 } as const

/** Answers whether a status is of the server itself, not of a proxy that has no server behind it (502, 503, 504). */
export const isServerThere = (status: number): boolean => status < 502 || status > 504

export const askHealth = async (origin: string): Promise<boolean> => {
  try {
    const response = await fetch(new URL("/health", origin), {
      cache: "no-store",
      signal: AbortSignal.timeout(healthTimes.timeoutMs),
    })
    return isServerThere(response.status)
  } catch {
    return false
  }
}

interface Probing {
  readonly ask: () => Promise<boolean>
  /** False while the page is hidden or the device has no network. */
  readonly mayAsk: () => boolean
  /** Called for each answer; polling goes on until it is stopped. */
  readonly onAnswer: () => void
}

export interface Probe {
  readonly start: () => void
  /** Asks at once and resets the back-off: something has changed that makes an answer likelier. */
  readonly hurry: () => void
  readonly stop: () => void
}

export const createProbe = ({ ask, mayAsk, onAnswer }: Probing): Probe => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delayMs: number = healthTimes.firstMs
  let running = false
  let asking = false

  const later = (): void => {
    clearTimeout(timer)
    // Half of the delay is jitter, so that the clients of a server that was away do not all ask it at once.
    timer = setTimeout(() => void probe(), delayMs * (0.5 + Math.random() / 2))
    delayMs = Math.min(healthTimes.longestMs, delayMs * 2)
  }

  const probe = async (): Promise<void> => {
    if (!running || asking) return
    asking = true
    const isAnswered = mayAsk() && (await ask())
    asking = false
    if (!running) return
    if (isAnswered) onAnswer()
    if (running) later()
  }

  return {
    start: () => {
      if (running) return
      running = true
      delayMs = healthTimes.firstMs
      later()
    },
    hurry: () => {
      if (!running) return
      delayMs = healthTimes.firstMs
      clearTimeout(timer)
      void probe()
    },
    stop: () => {
      running = false
      clearTimeout(timer)
    },
  }
}

/** Calls back when the network returns, and when the page becomes visible. */
export const onWake = (view: Window, wake: () => void): (() => void) => {
  const look = (): void => {
    if (view.document.visibilityState === "visible") wake()
  }
  for (const name of ["online", "focus", "pageshow"]) view.addEventListener(name, look)
  view.document.addEventListener("visibilitychange", look)
  return () => {
    for (const name of ["online", "focus", "pageshow"]) view.removeEventListener(name, look)
    view.document.removeEventListener("visibilitychange", look)
  }
}
