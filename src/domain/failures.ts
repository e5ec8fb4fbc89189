/** Everything that can go wrong between a person's wish and the server's answer, as values. Spec §8. */
import type { FileRule } from "./files.ts"
import type { NoPosition } from "./locations.ts"
import type { ProblemType } from "./problems.ts"

/** Facts that the text of a refusal needs, such as a limit or a moment. */
export type FailureDetails = Readonly<Record<string, string | number | boolean | null>>

export type Failure =
  /** The server's typed no: a 400 with its name, `Unknown` for a name that we do not know. */
  | {
      readonly _tag: "Refused"
      readonly reason: ProblemType | "Unknown"
      readonly errors: Readonly<Record<string, readonly string[]>>
      readonly details: FailureDetails
      readonly traceId: string | null
    }
  | { readonly _tag: "Unauthorized" }
  | { readonly _tag: "Forbidden" }
  /** Moderation has blocked the account, which reads on and can't change anything. */
  | { readonly _tag: "AccountBlocked" }
  /** A moderator's sign-in asked what only people may (D18). */
  | { readonly _tag: "ModeratorSignIn" }
  | { readonly _tag: "NotFound" }
  | { readonly _tag: "ServerFault"; readonly traceId: string | null }
  /** No answer: the network is away, or it took too long. The server may have done it all the same. */
  | {
      readonly _tag: "Unreachable"
      readonly why: "offline" | "timeout"
      /** The moment at which the answer that stands in was seen; ISO 8601. E440. */
      readonly seenAt?: string
    }
  /** An answer that the contract does not allow. */
  | { readonly _tag: "OffContract"; readonly operation: string; readonly where: string }
  /** Stopped by the person, or by a newer command of the same kind. */
  | { readonly _tag: "Interrupted" }
  /** A file that need not be sent to be refused. */
  | { readonly _tag: "FileRefused"; readonly rule: FileRule }
  /** The provider does not take what Google says of the person; the status of its answer. */
  | { readonly _tag: "GoogleRefused"; readonly status: number }
  /** The browser keeps nothing for this site, so that nobody could stay signed in. */
  | { readonly _tag: "NothingKept" }
  /** The device does not say where it is: not allowed, not known, or it took too long. */
  | { readonly _tag: "NoPosition"; readonly why: NoPosition }
  /** Ours. The message goes to the log, never to the person. */
  | { readonly _tag: "Bug"; readonly message: string }

export const isRefusedWith = (failure: Failure, reason: ProblemType): boolean =>
  failure._tag === "Refused" && failure.reason === reason

/** A file that is refused for what it is, so that another try would be refused as well. E406. */
export const isRefusedForGood = (failure: Failure | null): boolean =>
  failure !== null &&
  (failure._tag === "FileRefused" ||
    isRefusedWith(failure, "InvalidFileFormatException") ||
    isRefusedWith(failure, "InvalidFileSizeException"))
