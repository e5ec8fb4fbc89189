/**
 * The one way of uploads: a file is checked, waits for its turn, and emits its progress and its end. experience:
 * Uploads.
 */
import * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import { fileRule, type PickedFile } from "../domain/files.ts"
import type { AppEvent } from "../events/catalogue.ts"
import { Sdk, type Answer } from "../sdk/sdk.ts"
import { upload, type UploadOperation, type UploadPlace } from "../sdk/upload.ts"
import { Device, Progress, Turn } from "./services.ts"

interface Sending<T> {
  /** The thing that the file is for, in the words of the uploads' read model. */
  readonly holder: string
  readonly file: PickedFile
  readonly to: UploadOperation<T>
  readonly at: UploadPlace
  readonly becomes: (answer: Answer<T>) => AppEvent
}

export const sendFile = <T>({ holder, file: { id, name, size }, to, at, becomes }: Sending<T>) =>
  Effect.gen(function* () {
    const sdk = yield* Sdk
    const device = yield* Device
    const { emit } = yield* Progress
    const turn = yield* Turn
    emit([{ type: "UploadStarted", id, holder, name, size }])
    const rule = fileRule(name, size)
    if (rule !== null) return yield* Effect.fail<Failure>({ _tag: "FileRefused", rule })
    const picked = device.pickedFile(id)
    if (picked === undefined) return yield* Effect.fail<Failure>({ _tag: "NotFound" })
    yield* turn.comes
    const progressed = (sent: number) => emit([{ type: "UploadProgressed", id, sent }])
    progressed(0)
    const answer = yield* upload(sdk, to, at, picked, progressed)
    return [{ type: "UploadFinished", id } as const, becomes(answer)]
  }).pipe(
    Effect.tapError((failure: Failure) =>
      Effect.map(Progress, ({ emit }) => emit([{ type: "UploadFailed", id, failure }])),
    ),
    Effect.onInterrupt(() => Effect.map(Progress, ({ emit }) => emit([{ type: "UploadCanceled", id }]))),
  )
