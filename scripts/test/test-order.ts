/** Orders test files: the longest first, or one of the workers would end with such a one alone. */
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Parts of paths. The other files take their order from the last run, or from their sizes, as usual. */
const longest = [
  "tests/contract/operations",
  "tests/matrix/authorisation",
  "tests/fuzz/",
  "tests/server/demo/",
  "tests/load/plans",
  "tests/agreement/",
  "tests/model/",
  "tests/server/main",
  "tests/server/admin",
  "tests/server/files/posters",
  "tests/server/jobs/moderation",
  "tests/server/db/first-start",
  "tests/sdk/contract-taking",
  "tests/sdk/contract-diff-command",
  "tests/sdk/contract-impact",
  "tests/hostile/",
  "tests/log/replay-command",
  "tests/properties/convergence",
  "tests/journeys/every-screen",
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((part) => moduleId.includes(part))
  return found < 0 ? longest.length : found
}

/** Projects stay in their order, which says what must be over when something else begins. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const projects = [...new Set(usual.map(({ project }) => project.name))]
    return projects.flatMap((name) =>
      usual.filter(({ project }) => project.name === name).toSorted((a, b) => rankOf(a) - rankOf(b)),
    )
  }
}
