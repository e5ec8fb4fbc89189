/** The command that lets go of a picked file, whatever it was for. experience: Uploads. */
import * as Effect from "effect/Effect"
import type { Handlers } from "./command.ts"
import { Device } from "./services.ts"

/** Stops its upload, from whichever page it was begun, and takes away the row of one that failed. */
export interface FileCommand {
  readonly type: "DropFile"
  readonly id: string
}

export const fileHandlers: Handlers<FileCommand> = {
  DropFile: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ id }) =>
      Effect.map(Device, (device) => {
        device.dropFile(id)
        return [{ type: "UploadCanceled", id }] as const
      }),
  },
}
