/** Installs what is missing, before a program that can't run without it. Starts on Node 20. */
// @ts-check
import { ensureInstalled } from "./base/install.mjs"

ensureInstalled()
