/**
 * The releases between two commits: the tags on the way from the one to the other, and the end itself where it has none.
 * Without any tag, each commit that changed the contracts is one.
 */
import { git } from "../source/read.ts"

export interface Release {
  readonly from: string
  readonly to: string
  /** The day of the commit that it ends with, `YYYY-MM-DD`. */
  readonly day: string
  /** Says what the commit is for, where it is no release of its own name. */
  readonly subject: string | null
}

const asked = (args: readonly string[]): string | null => {
  try {
    return git(args).toString().trim()
  } catch {
    return null
  }
}

const linesOf = (args: readonly string[]): readonly string[] =>
  (asked(args) ?? "").split("\n").filter((line) => line !== "")

const commitOf = (name: string): string | null =>
  asked(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`])

export const isCommit = (name: string): boolean => commitOf(name) !== null

const inOrder = ["rev-list", "--reverse", "--topo-order"]

/** The tags by their commits. */
const tagsByCommit = (): ReadonlyMap<string, string> =>
  new Map(
    linesOf(["for-each-ref", "--format=%(refname:short) %(objectname) %(*objectname)", "refs/tags"]).map((line) => {
      const [name = "", object = "", peeled = ""] = line.split(" ")
      return [peeled === "" ? object : peeled, name] as const
    }),
  )

const dayOf = (name: string): string => asked(["log", "-1", "--format=%cs", name]) ?? ""

/** The newest first; null where one of the two is no commit, or does not lead to the other. */
export const releasesIn = (from: string, to: string): readonly Release[] | null => {
  const [start, end] = [commitOf(from), commitOf(to)]
  if (start === null || end === null || asked(["merge-base", "--is-ancestor", start, end]) === null) return null
  const range = `${start}..${end}`
  const tags = tagsByCommit()
  const tagged = linesOf([...inOrder, range]).flatMap((commit) => (commit === end ? [] : (tags.get(commit) ?? [])))
  const changes = tags.size > 0 ? [] : linesOf([...inOrder, "--abbrev-commit", range, "--", "openapi"])
  const isByCommit = changes.length > 0
  const names = [from, ...(isByCommit ? changes : [...tagged, to])]
  return names
    .slice(1)
    .map((name, index) => ({
      from: names[index] ?? from,
      to: name,
      day: dayOf(name),
      subject: isByCommit ? asked(["log", "-1", "--format=%s", name]) : null,
    }))
    .toReversed()
}
