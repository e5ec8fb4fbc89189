/** Removing files from what has them: a listing, or an own profile. Spec §7. */
import * as Effect from "effect/Effect"
import { isRefusedWith, type Failure } from "../domain/failures.ts"
import { ask, Sdk } from "../sdk/sdk.ts"

/**
 * Answers whether the holder of the files has changed since the command was dispatched: another tab was faster, or the
 * answer to a try got lost.
 */
export const isOvertaken = (failure: Failure): boolean =>
  failure._tag === "NotFound" ||
  isRefusedWith(failure, "OrderInvalidStateException") ||
  isRefusedWith(failure, "OfferInvalidStateException")

const remove = (fileKeys: readonly string[]) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const query = { fileKeys: [...fileKeys] }
    yield* ask((signal) => core.DELETE("/content/files", { params: { query }, signal }))
  })

/** `standing`: asks for the keys of the files that are there now. None is removed where one is gone; so the rest are then. */
export const removeFiles = <E extends Failure, R>(
  fileKeys: readonly string[],
  standing: Effect.Effect<readonly string[], E, R>,
) =>
  remove(fileKeys).pipe(
    Effect.catchIf(isOvertaken, () =>
      Effect.gen(function* () {
        const left = (yield* standing).filter((key) => fileKeys.includes(key))
        if (left.length > 0) yield* remove(left)
      }),
    ),
  )
