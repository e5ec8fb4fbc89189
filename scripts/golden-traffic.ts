/** Makes the golden traffic of this release of what a run of the journeys with `RECORD_TRAFFIC=1` has written down. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./base/fingerprint.mjs"
import { merged, readTraffic, written, type Traffic } from "./contract/evidence/traffic.ts"

/** The journeys whose answers are kept beside the counts of all: those of every journey would be a megabyte. */
const withAnswers: ReadonlySet<string> = new Set(["chat", "offers", "order-becomes-deal"])

const keptAnswers = ({ answers, counted }: Traffic): Traffic => ({
  answers: answers.flatMap(({ journeys, ...answer }) => {
    const kept = Object.entries(journeys).filter(([journey]) => withAnswers.has(journey))
    return kept.length === 0 ? [] : [{ ...answer, journeys: Object.fromEntries(kept) }]
  }),
  counted,
})

const folder = join(root, "test-results/golden-traffic")
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string }
const file = join(root, `tests/traffic/golden/${version}.ndjson`)
const traffic = keptAnswers(merged(readdirSync(folder).map((name) => readTraffic(join(folder, name)))))
writeFileSync(file, written(traffic))
const { answers, counted } = traffic
console.log(
  `Wrote ${answers.length} distinct answers and hub messages, and the counts of ${counted.length} operations and hub messages, to ${file}.`,
)
