/** Answers whether a file is a program that may be run. */
// @ts-check
import { accessSync, constants } from "node:fs"

export const isRunnable = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
