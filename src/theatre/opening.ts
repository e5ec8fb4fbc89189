/** Opens a log: a worker of its own for it, and the texts for its stage. architecture: Theatre. */
import type { LogNotice, Opened } from "./log-questions.ts"
import { openLog, type LogLink } from "./open-links.ts"
import { stageTexts } from "./stage-texts.ts"

export interface OpenLog {
  readonly link: LogLink
  readonly opened: Opened
  readonly texts: Readonly<Record<string, string>>
}

/** Rejects with the reason for which it can't be opened. */
export const openLogFile = async (file: Blob, onNotice: (notice: LogNotice) => void): Promise<OpenLog> => {
  const link = openLog(onNotice)
  try {
    const opened = await link.ask("open", { file })
    if ("problem" in opened) throw new Error(opened.problem)
    return { link, opened, texts: await stageTexts(opened.languages) }
  } catch (cause) {
    link.close()
    throw cause
  }
}
