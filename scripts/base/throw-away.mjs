/** Where tests keep what they throw away: in memory, where the machine has enough of it to spare. */
// @ts-check
import { accessSync, constants, statfsSync } from "node:fs"
import { tmpdir } from "node:os"

const memory = "/dev/shm"

/** Of the tests' databases at once, with their logs, less than half is used. */
const enoughBytes = 2 * 1024 ** 3

export const throwAwayFolder = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    accessSync(memory, constants.W_OK)
    return bavail * bsize >= enoughBytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
