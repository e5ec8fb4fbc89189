/** An app that is measured, and what a scraper reads of it. */
import { freePort, startApp, type Overrides, type TestApp } from "../harness.ts"
import type { TestEngine } from "../db/engines.ts"

export interface MeasuredApp {
  readonly app: TestApp
  /** The address that is scraped. */
  readonly url: string
}

export const token = "read-by-operators-alone"

export const startMeasured = async (engine?: TestEngine, { config, ...rest }: Overrides = {}): Promise<MeasuredApp> => {
  const metrics = { port: await freePort(), host: "127.0.0.1", token }
  const app = await startApp(engine, { ...rest, config: { ...config, metrics } })
  return { app, url: `http://127.0.0.1:${metrics.port}/metrics` }
}

export interface Scrape {
  readonly text: string
  /** The types of the metrics, by name. */
  readonly types: ReadonlyMap<string, string>
  /** The value of a sample, as Prometheus names it: `name{label="value"}`; undefined where there is none. */
  readonly value: (sample: string) => number | undefined
}

export const scrape = async ({ url }: Pick<MeasuredApp, "url">): Promise<Scrape> => {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${response.status}: ${text}`)
  const lines = text.split("\n")
  const samples = new Map(
    lines
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  )
  const types = lines.flatMap((line) => {
    const [, name = "", type = ""] = /^# TYPE (\S+) (\S+)$/u.exec(line) ?? []
    return name === "" ? [] : [[name, type] as const]
  })
  return { text, types: new Map(types), value: (sample) => samples.get(sample) }
}
