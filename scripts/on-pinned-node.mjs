/**
 * `node scripts/on-pinned-node.mjs FILE …`: installs what is missing, then runs a program that needs it. Starts on Node 20.
 * A shell that looks up `node` once goes on with the machine's own, so the pinned one is named here.
 */
// @ts-check
import { ensureInstalled } from "./base/install.mjs"
import { runUntilEnd } from "./base/running.mjs"

ensureInstalled()
runUntilEnd(process.argv.slice(2))
