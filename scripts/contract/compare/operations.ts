/**
 * Compares one operation with what it was. A hub message is one the other way round: the client is told its body and
 * parameters, and asked to answer.
 */
import { callsIn, type Call } from "../normal/calls.ts"
import type { Way } from "../rules/rule.ts"
import { listAt, placeOf, recordAt, type Said } from "../source/parse.ts"
import { compareAccess } from "./access.ts"
import { compareDeprecation, compareExtensions } from "./annotations.ts"
import { compareAnswers } from "./answers.ts"
import { compareContents, type Sides } from "./contents.ts"
import { compareParameters } from "./parameters.ts"
import { compareOwnServers } from "./servers.ts"
import type { Spot, Reporter } from "./spot.ts"

const compareNames = (old: Said, now: Said, spot: Spot, report: Reporter): void => {
  const [id, newId] = [old["operationId"], now["operationId"]]
  const edit = id === undefined ? "added" : newId === undefined ? "removed" : "renamed"
  const what = `is named ${String(newId ?? "nothing")}, was ${String(id ?? "nothing")}`
  if (id !== newId) report(["Operation", "operationId", edit], spot, what, placeOf(now, "operationId"))
  const [[first, ...more], [newFirst, ...newMore]] = [listAt(old, "tags"), listAt(now, "tags")]
  const place = placeOf(now, "tags")
  if (first !== newFirst)
    report(
      ["Operation", "tags", "changed"],
      spot,
      `is first of ${String(newFirst ?? "nothing")}, was of ${String(first ?? "nothing")}`,
      place,
    )
  const isMoved = (tag: unknown) => tag === first || tag === newFirst
  for (const tag of newMore)
    if (!more.includes(tag) && !isMoved(tag))
      report(["Operation", "tags", "added"], spot, `is of ${String(tag)}, too`, place)
  for (const tag of more)
    if (!newMore.includes(tag) && !isMoved(tag))
      report(["Operation", "tags", "removed"], spot, `is not of ${String(tag)} any more`, place)
}

const compareBody = (old: Said, now: Said, spot: Spot, report: Reporter, sides: Sides): void => {
  const [body, newBody] = [sides.before.resolve(old["requestBody"]).node, sides.after.resolve(now["requestBody"]).node]
  const [is, was] = [now["requestBody"] !== undefined, old["requestBody"] !== undefined]
  const [needed, newNeeded] = [body, newBody].map((one) => one["required"] === true)
  if (is && !was) {
    if (newNeeded) report(["RequestBody", "required", "added"], spot, "is new and needed", placeOf(now, "requestBody"))
    else report(["Operation", "requestBody", "added"], spot, "is new", placeOf(now, "requestBody"))
  }
  if (was && !is) report(["Operation", "requestBody", "removed"], spot, "is gone", placeOf(now))
  if (!was || !is) return
  if (needed !== newNeeded) {
    const words = spot.way === "asked" ? "is needed" : "is always there"
    report(
      ["RequestBody", "required", newNeeded ? "added" : "removed"],
      spot,
      newNeeded ? words : "may be absent",
      placeOf(newBody, "required"),
    )
  }
  compareContents(recordAt(body, "content"), recordAt(newBody, "content"), spot, report, sides)
  compareExtensions(body, newBody, spot, report)
}

const compareRefusals = (old: Said, now: Said, way: Way, report: Reporter): void => {
  const spot: Spot = { where: "refusals", way, schema: null }
  const [known, given] = [listAt(old, "x-problem-types"), listAt(now, "x-problem-types")]
  const place = placeOf(now, "x-problem-types")
  for (const type of given)
    if (!known.includes(type)) report(["Operation", "x-problem-types", "added"], spot, `may be ${String(type)}`, place)
  for (const type of known)
    if (!given.includes(type))
      report(["Operation", "x-problem-types", "removed"], spot, `are never ${String(type)} any more`, place)
}

const compareCallbacks = (old: Call, now: Call, sent: Way, report: Reporter, sides: Sides): void => {
  const [known, wanted] = [recordAt(old.operation, "callbacks"), recordAt(now.operation, "callbacks")]
  const at = (name: string): Spot => ({ where: `callback ${name}`, way: opposite(sent), schema: null })
  for (const name of Object.keys(wanted))
    if (!(name in known)) report(["Operation", "callbacks", "added"], at(name), "is new", placeOf(wanted, name))
  for (const name of Object.keys(known)) {
    if (!(name in wanted)) {
      report(["Operation", "callbacks", "removed"], at(name), "is gone", placeOf(now.operation, "callbacks"))
      continue
    }
    const within: Reporter = (kind, spot, what, place) =>
      report(kind, spot.schema === null ? { ...spot, where: `${at(name).where} ${spot.where}` } : spot, what, place)
    const calls = callsIn(sides.before, sides.before.resolve(known[name]).node, true)
    const newCalls = callsIn(sides.after, sides.after.resolve(wanted[name]).node, true)
    for (const call of newCalls) {
      const was = calls.find(({ key }) => key === call.key)
      if (was !== undefined) compareCalls(was, call, opposite(sent), within, sides)
      else report(["Operation", "callbacks", "added"], at(name), `has ${call.name}, too`, placeOf(call.operation))
    }
    for (const call of calls)
      if (!newCalls.some(({ key }) => key === call.key))
        report(["Operation", "callbacks", "removed"], at(name), `has ${call.name} no more`, placeOf(wanted, name))
  }
}

const opposite = (way: Way): Way => (way === "asked" ? "told" : "asked")

/** Parameters and body go the way `sent`: asked for by an operation, told by a hub message. */
export const compareCalls = (old: Call, now: Call, sent: Way, report: Reporter, sides: Sides): void => {
  const spot: Spot = { where: sent === "asked" ? "operation" : "message", way: sent, schema: null }
  compareNames(old.operation, now.operation, spot, report)
  compareDeprecation("Operation", old.operation, now.operation, spot, report)
  compareAccess(sides.before, sides.after, old.operation, now.operation, report)
  compareOwnServers(old, now, report)
  compareParameters(old, now, sent, report, sides)
  compareBody(old.operation, now.operation, { ...spot, where: sent === "asked" ? "body" : "message" }, report, sides)
  compareAnswers(old.operation, now.operation, opposite(sent), report, sides)
  compareRefusals(old.operation, now.operation, opposite(sent), report)
  compareCallbacks(old, now, sent, report, sides)
  compareExtensions(old.operation, now.operation, spot, report)
  compareExtensions(old.item, now.item, { ...spot, where: "path" }, report)
}
