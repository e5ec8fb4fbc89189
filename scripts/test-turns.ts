/** Journeys take turns in `npm test`: a run takes those that every run takes, and half of the others by its seed. E391. */
import { readdirSync } from "node:fs"
import { lotOf } from "../tests/share.ts"

/** The way through the product, what a crash may not lose, and what every screen owes everybody. */
const everyRun = ["order-becomes-deal", "server-restart", "every-screen"]

const folder = "tests/journeys"

/** The files of journeys whose turn it isn't; none where somebody names what to run. */
export const outOfTurn = (): string[] => {
  if (process.env["TEST_TURNS"] === undefined) return []
  const names = readdirSync(folder).flatMap((file) => /^(.+)\.test\.ts$/u.exec(file)?.[1] ?? [])
  const taking = names.filter((name) => !everyRun.includes(name)).toSorted((a, b) => lotOf(a) - lotOf(b))
  return taking.slice(Math.ceil(taking.length / 2)).map((name) => `${folder}/${name}.test.ts`)
}
