/** Where traces go is read at the start, and what can't be is said there, without a key. */
import { expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318/" }

const read = (environment: Readonly<Record<string, string>>) => {
  const found = readConfig(environment)
  return "problems" in found ? found.problems : found.config.traces
}

it("are off unless there is an address", () => expect(read({})).toBeNull())

it("are all kept unless a part is named", () =>
  expect(read(endpoint)).toEqual({ endpoint: "http://localhost:4318", headers: {}, share: 1 }))

it("take headers and a part", () =>
  expect(
    read({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: "x-key=a b=, team=market", OTEL_TRACES_SAMPLER_ARG: "0.05" }),
  ).toEqual({ endpoint: "http://localhost:4318", headers: { "x-key": "a b=", team: "market" }, share: 0.05 }))

it.each([
  [{ OTEL_EXPORTER_OTLP_HEADERS: "x-key=secret" }, "must be set with them"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" }, "http:// or https://"],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: "secret" }, "name=value"],
  [{ ...endpoint, OTEL_TRACES_SAMPLER_ARG: "0" }, "above 0, up to 1"],
  [{ ...endpoint, OTEL_TRACES_SAMPLER_ARG: "5%" }, "above 0, up to 1"],
  [{ OTEL_EXPORTER_OTLP_ENDPONT: "http://localhost:4318" }, "OTEL_EXPORTER_OTLP_ENDPOINT is meant"],
])("say what may not be: %j", (environment, words) => {
  const problems = read(environment)
  expect(problems).toEqual([expect.stringContaining(words)])
  expect(JSON.stringify(problems)).not.toContain("secret")
})
