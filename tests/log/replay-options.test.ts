/** The options of `npm run replay`: what can't be asked is refused in one sentence, before a log is read. architecture: Replay. */
import { describe, expect, it } from "vitest"
import { Misuse, readOptions } from "../../scripts/replay/options.ts"

const refusalOf = (args: readonly string[]): string => {
  try {
    readOptions(args)
  } catch (cause) {
    if (cause instanceof Misuse) return cause.message
    throw cause
  }
  return "nothing"
}

describe("the options of a replay", () => {
  it.each<readonly [readonly string[], string]>([
    [["a", "b"], "Name one log to replay, not 2: --pair compares two."],
    [["a", "--letter", "x"], "Name one log to replay: the file a, or --letter."],
    [[""], "The name of the log is empty."],
    [["a", "--fast"], "Unknown option '--fast': --help lists all options."],
    [["a", "--hash"], "Option '--hash <value>' argument missing: --help lists all options."],
    [["a", "--until", "soon"], "--until takes the number of an event, not soon."],
    [["a", "--until", "1", "--until", "2"], "--until was said 2 times."],
    [["a", "--why", "b", "--stats"], "One question at a time: --why or --stats."],
    [["a", "--find", "1 +"], "--find 1 +: Unexpected token: EOF"],
    [["a", "--until", "-3"], "Option '--until' argument is ambiguous: write --NAME=-VALUE."],
    [["a", "--until="], "--until takes the number of an event, and none was said."],
    [["a", "--until", "1".repeat(30)], `--until takes the number of an event, not ${"1".repeat(30)}.`],
    [["a", "--diff", "5"], "--diff takes the numbers of two events, such as 100..200, not 5."],
    [["a", "--diff", "100.."], "--diff takes the numbers of two events, such as 100..200, not 100..."],
    [["a", "--diff="], "--diff takes the numbers of two events, such as 100..200, not nothing."],
    [["a", "--find", " "], `--find takes a test, such as 'event.type == "CommandFailed"'.`],
    [["a", "--out", "b"], "--out says where --test writes: ask that, or leave it out."],
    [["a", "--stats", "--out", "b"], "--out says where --test writes: ask that, or leave it out."],
    [["a", "--test", "true", "--out", "b.json"], "--out b.json: The name of a test ends with .test.ts."],
    [["a", "--ui", "--stats"], "--ui asks nothing: leave out --stats."],
    [["a", "--ui", "--json"], "--ui shows the whole log: leave out --json."],
    [["a", "--ui", "--until", "5"], "--ui shows the whole log: leave out --until."],
    [["a", "--ui", "--hash", "5"], "--ui shows the whole log: leave out --hash."],
    [["a", "--stats", "--verdict"], "One question at a time: --stats or --verdict."],
  ])("are refused: %j", (args, refusal) => expect(refusalOf(args)).toBe(refusal))

  it("may be combined where each changes the answer", () => {
    expect(readOptions(["a", "--diff", "100..120", "--json"])).toMatchObject({
      question: { ask: "diff", from: 100, to: 120 },
      isJson: true,
    })
    expect(readOptions(["a", "--test", "true", "--out", "b.test.ts", "--until", "7"])).toMatchObject({
      out: "b.test.ts",
      until: 7,
    })
  })
})
