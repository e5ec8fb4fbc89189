/** The problems of a log that is read: each has a place, and they are bounded, however broken a file is. */

export interface LogProblem {
  readonly line: number // from 1
  readonly byte: number // of the line's start, from 0, in UTF-8
  readonly why: string
}

/** Nobody reads more, and a large file of something else has millions. */
const mostProblems = 1_000

export const createProblems = () => {
  const problems: LogProblem[] = []
  let others: LogProblem | null = null
  let otherCount = 0
  return {
    add: (problem: LogProblem): void => {
      if (problems.length < mostProblems) return void problems.push(problem)
      others ??= problem
      otherCount += 1
    },
    /** In the order of the lines. */
    all: (): readonly LogProblem[] => [
      ...problems.toSorted((a, b) => a.line - b.line),
      ...(others === null ? [] : [{ ...others, why: `From here on there are ${otherCount} more problems.` }]),
    ],
  }
}

export const problemWords = ({ line, byte, why }: LogProblem): string => `Line ${line}, byte ${byte}: ${why}`
