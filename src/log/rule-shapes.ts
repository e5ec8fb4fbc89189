/** The shape of a redaction rule: for each text a leaf, for everything else nothing. architecture: Events, rule 4. */
import type { Category } from "../domain/classificator.ts"
import type { Point } from "../domain/locations.ts"

/**
 * - `keep`: keys, dates, words of a fixed vocabulary
 * - `text`: people's words, and addresses of their files: replaced by a pseudonym of the same shape
 * - `key`: a key as an address had it: kept where it is one of ours, else like `text`
 * - `fact`: parts that are keys, numbers or dates are kept, others are like `text`
 * - `subject`: of what a command is about, the parts that are not marked as words or degrees are like `fact`
 * - `path`, `search`: parts of an address that are the app's own are kept
 * - `point`: where somebody is, in numbers: only its degrees
 * - `fault`: the name of a program error is kept, its message is not
 * - `gone`: not kept at all, not even its length: somebody else's log
 */
export type Leaf = "keep" | "text" | "key" | "fact" | "subject" | "path" | "search" | "point" | "fault" | "gone"

type Wordless = number | boolean | null | undefined

type Both<U> = (U extends unknown ? (one: U) => void : never) extends (both: infer I) => void ? I : never

type Merged<R> = Extract<R, Leaf> | ([Exclude<R, Leaf>] extends [never] ? never : Both<Exclude<R, Leaf>>)

type Fields<T> = {
  readonly [
    K in keyof T as [keyof Rules<T[K]>] extends [never] ? never : [Rules<T[K]>] extends [never] ? never : K
  ]-?: Rules<T[K]>
}

type Each<T> = T extends Category
  ? "keep" // the same rule in every branch
  : T extends Point
    ? "point"
    : T extends string
      ? Leaf
      : T extends Wordless
        ? never
        : T extends readonly (infer U)[]
          ? Rules<U>
          : string extends keyof T
            ? Rules<T[keyof T]>
            : Fields<T>

/** A rule for every text in `T`; lists and records have one rule for all their entries. */
export type Rules<T> = Merged<Each<T>>
