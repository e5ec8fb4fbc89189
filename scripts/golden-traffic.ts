/** Makes the golden traffic of this release of what a run of the journeys with `RECORD_TRAFFIC=1` has written down. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./base/fingerprint.mjs"
import { merged, readTraffic, written } from "./contract/evidence/traffic.ts"

const folder = join(root, "test-results/golden-traffic")
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string }
const file = join(root, `tests/traffic/golden/${version}.ndjson`)
const traffic = merged(readdirSync(folder).map((name) => readTraffic(join(folder, name))))
writeFileSync(file, written(traffic))
const { answers, counted } = traffic
console.log(
  `Wrote ${answers.length} distinct answers and hub messages, and the counts of ${counted.length} operations and hub messages, to ${file}.`,
)
