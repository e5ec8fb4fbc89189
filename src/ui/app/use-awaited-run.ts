/** Finds the act that a person still waits for, where no row or message of its own says how it goes. */
import type { Command } from "../../commands/catalogue.ts"
import { subjects } from "../../commands/subjects.ts"
import { useModels } from "./read-models.ts"

type CommandType = Command["type"]

/** Nobody presses a button for these and waits, or they show themselves how they go, or a window of the browser asks. */
const elsewhere: ReadonlySet<string> = new Set<CommandType>([
  "AskPosition",
  "DeclinePush",
  "DiscardChatMessage",
  "DismissToast",
  "DropFile",
  "ExpireToast",
  "FillGap",
  "LeaveWrongAccount",
  "MarkApplicationsRead",
  "MarkChatRead",
  "MarkNotificationRead",
  "NoteRoute",
  "SendChatMessage",
  "SwitchProfileByLink",
  "TurnPushOn",
  "UploadChatFile",
  "UploadListingFile",
  "UploadProfileFile",
])

const isRead = (name: string): boolean => subjects[name as CommandType] === "all"

/** The first of these runs that somebody waits for. */
export const awaitedRun = (keys: readonly string[]): string | undefined =>
  keys.find((key) => {
    const name = key.split("/")[0] ?? key
    return !elsewhere.has(name) && !isRead(name)
  })

/** The key of the run; undefined while there is none. */
export const useAwaitedRun = (): string | undefined =>
  useModels(({ commands }) => awaitedRun(Object.keys(commands.pending)))
