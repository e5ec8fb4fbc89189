/** Commands about the photo and the files of own profiles. Spec §7 Executants, Account; D38, D50, E53. */
import * as Effect from "effect/Effect"
import type { PickedFile } from "../domain/files.ts"
import { profileUploads as holderOf, type ProfileId, type ProfilePart } from "../domain/profiles.ts"
import { toAccount } from "../events/wire/account.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import { photoUploads, profileUploads } from "../sdk/upload.ts"
import type { Handlers } from "./command.ts"
import { executantNow, afterChange } from "./executant-changes.ts"
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

export const profileFileHandlers: Handlers<ProfileFileCommand> = {
  UploadProfileFile: {
    policy: "queue",
    failureDisplay: "inPlace",
    handle: ({ executantKey, part, file }) =>
      sendFile({
        holder: holderOf(executantKey, part),
        file,
        to: profileUploads[part],
        key: executantKey,
        becomes: afterChange,
      }),
  },

  RemoveProfileFile: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ executantKey, fileKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { query: { fileKeys: [fileKey] } }
        yield* ask((signal) => core.DELETE("/content/files", { params, signal }))
        return [yield* executantNow(executantKey)]
      }),
  },

  UploadPhoto: {
    policy: "queue",
    failureDisplay: "inPlace",
    handle: ({ profile: { type, key }, file }) =>
      type === "Executant"
        ? sendFile({ holder: key, file, to: photoUploads.Executant, key, becomes: afterChange })
        : sendFile({
            holder: key,
            file,
            to: photoUploads.Customer,
            key,
            becomes: ({ data, asOf }) => ({ type: "AccountChanged", account: toAccount(data, asOf) }),
          }),
  },
}
