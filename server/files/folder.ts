/** The place of files in a node's DATA_DIR. */
import { join } from "node:path"

/** The folder in it of those that arrive: a folder of files names it alone, beside the files that are kept. */
export const incomingName = "incoming"

export const filesOf = (dataDir: string): string => join(dataDir, "files")
