/**
 * Measures whether something takes linear time and little of it, told by the time that the processor spends on this
 * thread.
 */
import { largestBytes, type HostileText } from "./texts.ts"

/** Some plain linear reads of the largest text of a usual run: how fast this machine is today. */
const plainReads = (): void => {
  const text = ", a".repeat(87_381)
  new Set(text.split(",")).forEach((part) => part.normalize("NFKD").toLowerCase())
}

const plainReadsMs = Math.min(
  ...Array.from({ length: 5 }, () => {
    const before = performance.now()
    plainReads()
    return performance.now() - before
  }),
)

/** For the largest text of a usual run; on a slow machine so many times what plain reads of it take. */
const mostMs = Math.max(50, 40 * plainReadsMs)

/**
 * Of text four times as long: four times the time is linear, sixteen times is quadratic. Megabytes, as in the long run,
 * leave the processor's caches on the way, which costs up to nine times.
 */
const mostGrowth = largestBytes > 262_144 ? 12 : 8

/** Under this the clock, the compiler and the collection of garbage are most of what is measured. */
const quickMs = 20

const runs = 5

/** So many times more than enough is no mischance. */
const hopeless = 10

/** Characters and bytes from few to most: what is exponential is found out before it hangs. */
const sizes = [24, 256, 4096, 65_536]

/** By the clock on the wall, which others' work makes longer and never shorter; the least of a few times. */
const leastMs = (run: () => void, enoughMs: number): number => {
  let least = Infinity
  for (let tried = 0; tried < runs && least > enoughMs; tried += 1) {
    const before = performance.now()
    run()
    least = Math.min(least, performance.now() - before)
    if (least > hopeless * enoughMs) break
  }
  return least
}

/** The processor counts this thread's time in ticks of some milliseconds, so it is asked about many of them. */
const countedMs = 100

const cpuMs = (run: () => void): number => {
  const before = process.threadCpuUsage()
  for (let times = 1; ; times += 1) {
    run()
    const { user, system } = process.threadCpuUsage(before)
    const ms = (user + system) / 1000
    if (ms >= countedMs) return ms / times
  }
}

/**
 * Measures the time spent; other work of the machine is told apart only where the clock on the wall has something to
 * say.
 */
const spentMs = (run: () => void, enoughMs: number): number => {
  const least = leastMs(run, enoughMs)
  return least <= enoughMs ? least : cpuMs(run)
}

/** The least of a few times: garbage that is collected in one of the two makes growth look like more, or like less. */
const leastGrowth = (ofQuarter: () => void, ofWhole: () => void): number => {
  let least = Infinity
  for (let tried = 0; tried < runs && least > mostGrowth; tried += 1)
    least = Math.min(least, cpuMs(ofWhole) / cpuMs(ofQuarter))
  return least
}

/**
 * Yields the growth from a quarter to the whole, and, where that is too much, from the whole to four times as much. What is
 * quadratic grows so at each step; what leaves the processor's caches, or gets to the large objects of the heap, at one.
 */
function* growths(read: (text: string) => void, of: HostileText["of"]): Generator<number> {
  for (const bytes of [largestBytes / 4, largestBytes]) {
    const [quarter, whole] = [of(bytes), of(4 * bytes)]
    const growth = leastGrowth(
      () => read(quarter),
      () => read(whole),
    )
    yield growth
    if (growth <= mostGrowth) return
  }
}

/**
 * Answers the fault in the time that reading a hostile text takes; null when it is linear and short. `times` is how
 * often the text is given at once.
 */
export const slowness = (read: (text: string) => void, { name, of }: HostileText, times = 1): string | null => {
  const most = mostMs * times
  const quick = quickMs * times
  for (const bytes of sizes) {
    const text = of(bytes)
    const ms = spentMs(() => read(text), most)
    if (ms > most) return `${name}: ${Math.round(ms)} ms for ${bytes} bytes`
  }
  const scale = Math.max(1, largestBytes / 262_144)
  const text = of(largestBytes)
  const ms = spentMs(() => read(text), quick)
  if (ms <= quick) return null
  if (ms > most * scale) return `${name}: ${Math.round(ms)} ms for ${largestBytes} bytes`
  const growth = Math.min(...growths(read, of))
  return growth > mostGrowth ? `${name}: ${growth.toFixed(1)} times the time for 4 times the text` : null
}
