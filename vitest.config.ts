/** Kinds of tests, each of which can be run alone: `npm run check:imports`, `test:unit`, `test:server`, `test:journeys`. */
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { LongestFirst } from "./scripts/test/test-order.ts"
import { journeysOutOfTurn, programsOutOfTurn, serverOutOfTurn, wholePrograms } from "./scripts/test/test-turns.ts"

const houseRules = ["layers", "citations", "comments", "decisions", "identifiers", "laws", "licences", "unused"].map(
  (name) => `tests/architecture/${name}.test.ts`,
)
const serverParts = ["server", "contract", "agreement", "matrix", "fuzz", "model", "load"]
const needsServer = serverParts.map((part) => `tests/${part}/**/*.test.ts`)
const needsBrowser = ["tests/journeys/**/*.test.ts"]

/** Where the projects that start servers dump their traffic, for the last project to read. */
const dumped = (part: string) => ({
  TRAFFIC_DIR: fileURLToPath(new URL(`test-results/traffic/${part}`, import.meta.url)),
})
const readsTheDump = ["tests/traffic/traffic.test.ts"]

/** A database boots and migrates within this, with both cores busy. */
const serverTimeoutMs = 60_000

/** A journey of two people, with the server killed on the way. */
const journeyTimeoutMs = 240_000

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ["default"],
    projects: [
      { extends: true, test: { name: "house", include: houseRules, testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: "unit",
          // Loading what the tests import takes longer than most of them.
          isolate: false,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...houseRules, ...wholePrograms, ...needsServer, ...needsBrowser, ...readsTheDump],
          env: dumped("unit"),
          globalSetup: ["scripts/test/test-traffic.mjs"],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "programs",
          isolate: false,
          include: wholePrograms,
          exclude: programsOutOfTurn(),
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: needsServer,
          exclude: serverOutOfTurn(),
          env: dumped("server"),
          globalSetup: [
            "scripts/test/test-traffic.mjs",
            "scripts/test/test-built.mjs",
            "scripts/test/test-postgres.mjs",
            "scripts/test/test-embedded.mjs",
          ],
          // Node reads TypeScript by itself, as it does where the server runs: nothing is transformed, nothing mocked. E392.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Loading the server and compiling the contracts' schemas takes longer than many of the files; they share
          // modules, never an app.
          isolate: false,
          testTimeout: serverTimeoutMs,
          hookTimeout: serverTimeoutMs,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: needsBrowser,
          exclude: journeysOutOfTurn(),
          env: dumped("journeys"),
          globalSetup: [
            "scripts/test/test-traffic.mjs",
            "scripts/test/test-client.mjs",
            "tests/journeys/demo-market.ts",
          ],
          // A worker's files share modules and a browser, never a server: loading and starting those takes seconds.
          isolate: false,
          // People in a journey wait for each other and for timers: a third one fills two cores.
          maxWorkers: 3,
          testTimeout: journeyTimeoutMs,
          hookTimeout: journeyTimeoutMs,
        },
      },
      {
        extends: true,
        test: {
          name: "traffic",
          include: readsTheDump,
          // After all whose traffic it reads.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
    ],
  },
})
