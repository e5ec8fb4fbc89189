/** Commands about the photo and the files of own profiles. Spec §7 Executants, Account. */
import * as Effect from "effect/Effect"
import type { PickedFile } from "../domain/files.ts"
import {
  filesOf,
  profileParts,
  profileUploads as holderOf,
  type ProfileId,
  type ProfilePart,
} from "../domain/profiles.ts"
import { toAccount } from "../events/wire/account.ts"
import { photoUploads, profileUploads } from "../sdk/upload.ts"
import type { Handlers } from "./command.ts"
import { executantNow, afterChange } from "./executant-changes.ts"
import { removeFiles } from "./removing-files.ts"
import { sendFile } from "./sending-files.ts"

export type ProfileFileCommand =
  | {
      readonly type: "UploadProfileFile"
      readonly executantKey: string
      readonly part: ProfilePart
      readonly file: PickedFile
    }
  | { readonly type: "RemoveProfileFile"; readonly executantKey: string; readonly fileKey: string }
  | { readonly type: "UploadPhoto"; readonly profile: ProfileId; readonly file: PickedFile }

const filesNow = (executantKey: string) =>
  executantNow(executantKey).pipe(
    Effect.map(({ executant }) => profileParts.flatMap((part) => filesOf(executant, part)).map(({ key }) => key)),
  )

export const profileFileHandlers: Handlers<ProfileFileCommand> = {
  UploadProfileFile: {
    policy: "queue",
    failureDisplay: "inPlace",
    handle: ({ executantKey, part, file }) =>
      sendFile({
        holder: holderOf(executantKey, part),
        file,
        to: profileUploads[part],
        at: { key: executantKey },
        becomes: afterChange,
      }),
  },

  RemoveProfileFile: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ executantKey, fileKey }) =>
      // One that is gone already ends as it was wanted.
      removeFiles([fileKey], filesNow(executantKey)).pipe(
        Effect.andThen(executantNow(executantKey)),
        Effect.map((now) => [now]),
      ),
  },

  UploadPhoto: {
    policy: "queue",
    failureDisplay: "inPlace",
    handle: ({ profile: { type, key }, file }) =>
      type === "Executant"
        ? sendFile({ holder: key, file, to: photoUploads.Executant, at: { key }, becomes: afterChange })
        : sendFile({
            holder: key,
            file,
            to: photoUploads.Customer,
            at: { key },
            becomes: ({ data, asOf }) => ({ type: "AccountChanged", account: toAccount(data, asOf) }),
          }),
  },
}
