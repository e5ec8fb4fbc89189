/** Compares what an operation answers: by which status, with what, and what it refuses. */
import type { Way } from "../rules/rule.ts"
import { isSaid, placeOf, recordAt, type Said } from "../source/parse.ts"
import { compareExtensions } from "./annotations.ts"
import { compareContents, type Sides } from "./contents.ts"
import type { Spot, Reporter } from "./spot.ts"

type Responses = ReadonlyMap<string, Said>

const responsesOf = (operation: Said, resolve: Sides["before"]["resolve"]): Responses =>
  new Map(
    Object.entries(recordAt(operation, "responses"))
      .filter(([status]) => !status.startsWith("x-"))
      .map(([status, one]) => [status.toUpperCase(), resolve(one).node]),
  )

const isSuccess = (status: string): boolean => status.startsWith("2")

/** Answers for who has a copy: nobody hears them who didn't ask so. */
const isCopy = (status: string): boolean => status.startsWith("3")

const compareLinks = (old: Said, now: Said, spot: Spot, report: Reporter): void => {
  const [was, is] = [recordAt(old, "links"), recordAt(now, "links")]
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const [link, newLink] = [was[name], is[name]].map((one) => {
      const { description: _, ...rest } = isSaid(one) ? one : {}
      return one === undefined ? null : JSON.stringify(rest)
    })
    if (link === newLink) continue
    const edit = link === null ? "added" : newLink === null ? "removed" : "changed"
    const words = { added: "is new", removed: "is gone", changed: "leads elsewhere" }
    report(["Link", "operationRef", edit], { ...spot, where: `${spot.where} link ${name}` }, words[edit], placeOf(is))
  }
}

const compareResponse = (old: Said, now: Said, spot: Spot, report: Reporter, sides: Sides): void => {
  sides.compareHeaders(recordAt(old, "headers"), recordAt(now, "headers"), spot, report, sides)
  compareContents(recordAt(old, "content"), recordAt(now, "content"), spot, report, sides)
  compareLinks(old, now, spot, report)
  compareExtensions(old, now, spot, report)
}

/** `2XX` has every status of success within. */
const isRange = (status: string | undefined): boolean => status === "2XX"

const compareSuccesses = (known: Responses, given: Responses, spot: Spot, report: Reporter, sides: Sides): void => {
  const [was, is] = [known, given].map((responses) => [...responses.keys()].filter(isSuccess)) as [string[], string[]]
  const gone = was.filter((status) => !given.has(status))
  const come = is.filter((status) => !known.has(status))
  for (const status of was) {
    const [old, now] = [known.get(status), given.get(status)]
    if (old !== undefined && now !== undefined) compareResponse(old, now, spot, report, sides)
  }
  const place = placeOf([...given.values()][0])
  if ((was.length === 0) !== (is.length === 0) || (gone.length === 1 && come.length === 1)) {
    const [old, now] = [gone[0], come[0]]
    const edit =
      isRange(old) && now !== undefined ? "narrowed" : isRange(now) && old !== undefined ? "widened" : "changed"
    const statuses = (list: readonly string[]) => list.join(", ") || "none"
    report(["Responses", "{status}", edit], spot, `has status ${statuses(come)}, was ${statuses(gone)}`, place)
    compareResponse(known.get(old ?? "") ?? {}, given.get(now ?? "") ?? {}, spot, report, sides)
    return
  }
  for (const status of come)
    report(["Responses", "{status}", "added"], spot, `may have status ${status}`, placeOf(given.get(status)))
  for (const status of gone) report(["Responses", "{status}", "removed"], spot, `has status ${status} no more`, place)
}

export const compareAnswers = (old: Said, now: Said, way: Way, report: Reporter, sides: Sides): void => {
  const [known, given] = [responsesOf(old, sides.before.resolve), responsesOf(now, sides.after.resolve)]
  const at = (where: string): Spot => ({ where, way, schema: null })
  compareSuccesses(known, given, at("answer"), report, sides)
  for (const [status, response] of given) {
    if (isSuccess(status)) continue
    const was = known.get(status)
    if (was !== undefined)
      compareResponse(was, response, at(`${isCopy(status) ? "answer" : "refusal"} ${status}`), report, sides)
    else {
      const where = isCopy(status) ? "answer" : "refusals"
      report(["Responses", "{refusal}", "added"], at(where), `may have status ${status}`, placeOf(response))
    }
  }
  for (const status of known.keys()) {
    if (isSuccess(status) || given.has(status)) continue
    const [where, verb] = isCopy(status) ? ["answer", "has"] : ["refusals", "have"]
    const place = placeOf(now, "responses")
    report(["Responses", "{refusal}", "removed"], at(where), `${verb} status ${status} no more`, place)
  }
  compareExtensions(recordAt(old, "responses"), recordAt(now, "responses"), at("answer"), report)
}
