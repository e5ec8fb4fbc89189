/** The releases between two commits: the tags on the way from the one to the other, and the end itself where it has none. */
import { git } from "../source/read.ts"

export interface Release {
  readonly from: string
  readonly to: string
  /** The day of the commit that it ends with, `YYYY-MM-DD`. */
  readonly day: string
}

const asked = (args: readonly string[]): string | null => {
  try {
    return git(args).toString().trim()
  } catch {
    return null
  }
}

const commitOf = (name: string): string | null =>
  asked(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`])

/** The newest first; null where one of the two is no commit, or does not lead to the other. */
export const releasesIn = (from: string, to: string): readonly Release[] | null => {
  const [start, end] = [commitOf(from), commitOf(to)]
  if (start === null || end === null || asked(["merge-base", "--is-ancestor", start, end]) === null) return null
  const lines = (text: string | null): readonly string[] => (text ?? "").split("\n").filter((line) => line !== "")
  const between = lines(asked(["rev-list", "--reverse", "--topo-order", `${start}..${end}`]))
  const tagged = new Map<string, string>()
  const tags = asked(["for-each-ref", "--format=%(refname:short) %(objectname) %(*objectname)", "refs/tags"])
  for (const line of lines(tags)) {
    const [name = "", object = "", peeled = ""] = line.split(" ")
    tagged.set(peeled === "" ? object : peeled, name)
  }
  const names = [from, ...between.filter((commit) => commit !== end).flatMap((commit) => tagged.get(commit) ?? []), to]
  return names
    .slice(1)
    .map((name, index) => ({
      from: names[index] ?? from,
      to: name,
      day: asked(["log", "-1", "--format=%cs", name]) ?? "",
    }))
    .toReversed()
}
