/** Files of tests that take turns in `npm test`: a run takes a part of them by its seed. */
import { globSync } from "node:fs"
import { lotOf } from "../../tests/share.ts"

/** The way through the product, what a crash may not lose, and what every screen owes everybody: in every run. */
const everyRun = ["order-becomes-deal", "server-restart", "every-screen"].map(
  (name) => `tests/journeys/${name}.test.ts`,
)

/** Journeys that fill markets, walk the calendar or go through everything: one takes as long as five others. */
const longJourneys = ["edit-listing", "long-talk", "moments", "painting", "reloads", "sign-out", "theatre"].map(
  (name) => `tests/journeys/${name}.test.ts`,
)

/** The slowest of the server's tests, as each waits for much: processes, databases, pictures, passwords, time. */
const slow = [
  "tests/agreement/*.test.ts",
  "tests/load/{hubs,plans,races,doubles}.test.ts",
  "tests/model/*.test.ts",
  "tests/server/{admin,main,silence}.test.ts",
  "tests/server/auth/{change-password,email,ending,flood,forgotten-password,lockout,outliving,passkeys,secrets}.test.ts",
  "tests/server/auth/{second-step,second-step-guessing,second-step-sign-in,sessions}.test.ts",
  "tests/server/db/{first-start,migrations,restores}.test.ts",
  "tests/server/demo/{company,load}.test.ts",
  "tests/server/files/{admission,markers,posters,uploads}.test.ts",
  "tests/server/jobs/{moderation,push-delivery}.test.ts",
  "tests/server/profiles/subscriptions.test.ts",
  "tests/server/replay/letter-process.test.ts",
  "tests/server/routes/{addresses,at-once,in-turn}.test.ts",
  "tests/server/search/{queries,short-words}.test.ts",
]

/** A run looks for secrets of each kind in its logs; few files send those of some kinds (`tests/traffic/`). */
const sendSecrets = ["tests/server/auth/google{,-refusals}.test.ts", "tests/server/integrations/*.test.ts"]

/** A document lists what the server answers, and whoever changes one of the two has to hear of the other. */
const holdDocuments = ["tests/server/metrics/described.test.ts"]

/** The server's other tests of one matter each; those of the whole contract are in every run. */
const ofOneMatter = (): string[] =>
  globSync("tests/server/**/*.test.ts", { exclude: globSync([...slow, ...sendSecrets, ...holdDocuments]) })

/** Builds, compilations of contracts, and the worst texts take longer than all other tests that need no server. */
export const wholePrograms = [
  "architecture/build",
  "sdk/contract-diff-command",
  "sdk/contract-impact",
  "sdk/contract-refold",
  "sdk/contract-taking",
  "sdk/contract-watch",
  "hostile/functions",
  "hostile/expressions",
].map((name) => `tests/${name}.test.ts`)

/** A run takes one file in so many of each kind. E391. */
const eachOf = { journeys: 8, longJourneys: 7, slow: 6, ofOneMatter: 2, programs: 3 } as const

/** Answers the files that a run leaves out: all but one in so many, by lot; none where somebody names what to run. */
const outOfTurn = (kind: keyof typeof eachOf, files: readonly string[]): string[] => {
  if (process.env["TEST_SHARE"] !== "turns") return []
  return files.toSorted((a, b) => lotOf(a) - lotOf(b)).slice(Math.ceil(files.length / eachOf[kind]))
}

/** Takes pictures, which are asked for, and tests nothing. */
const pictures = "tests/journeys/screen-pictures.test.ts"

/** Journeys whose turn it isn't. */
export const journeysOutOfTurn = (): string[] => [
  ...outOfTurn("journeys", globSync("tests/journeys/*.test.ts", { exclude: [...everyRun, ...longJourneys, pictures] })),
  ...outOfTurn("longJourneys", longJourneys),
  ...(process.env["KEEP_PICTURES"] === "1" ? [] : [pictures]),
]

/** Tests of the server whose turn it isn't. */
export const serverOutOfTurn = (): string[] => [
  ...outOfTurn("slow", globSync(slow)),
  ...outOfTurn("ofOneMatter", ofOneMatter()),
]

/** Tests of whole programs whose turn it isn't. */
export const programsOutOfTurn = (): string[] => outOfTurn("programs", wholePrograms)
