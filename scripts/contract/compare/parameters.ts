/** Compares the parameters of an operation: paired by where and how they are named, those of a path by their place. */
import { placeOf, type Said } from "../source/parse.ts"
import type { Call } from "../normal/calls.ts"
import { compareDeprecation, compareExtensions } from "./annotations.ts"
import { compareSchemaOrContent, isSilent, type Sides } from "./contents.ts"
import type { Spot, Reporter } from "./spot.ts"

/** Answers how a value is written, whether that is said or is so anyway. */
const writingOf = (parameter: Said) => {
  const place = String(parameter["in"])
  const style = String(parameter["style"] ?? (place === "query" || place === "cookie" ? "form" : "simple"))
  const explode = parameter["explode"] ?? style === "form"
  return { style, explode, allowReserved: parameter["allowReserved"] === true }
}

const compareWriting = (old: Said, now: Said, spot: Spot, report: Reporter): void => {
  const [was, is] = [writingOf(old), writingOf(now)]
  if (was.style !== is.style)
    report(["Parameter", "style", "changed"], spot, `style is ${is.style}, was ${was.style}`, placeOf(now, "style"))
  else if (was.explode !== is.explode)
    report(["Parameter", "explode", "changed"], spot, "is written otherwise when repeated", placeOf(now, "explode"))
  if (was.allowReserved !== is.allowReserved) {
    const what = `allowReserved is ${is.allowReserved}, was ${was.allowReserved}`
    report(["Parameter", "allowReserved", "changed"], spot, what, placeOf(now, "allowReserved"))
  }
}

const compareParameter = (old: Said, now: Said, spot: Spot, report: Reporter, sides: Sides): void => {
  const [needed, newNeeded] = [old, now].map((one) => one["required"] === true || one["in"] === "path")
  if (needed !== newNeeded) {
    const what = newNeeded ? "is needed" : "may be absent"
    report(["Parameter", "required", newNeeded ? "added" : "removed"], spot, what, placeOf(now, "required"))
  }
  const [empty, newEmpty] = [old, now].map((one) => one["allowEmptyValue"] === true)
  if (empty !== newEmpty) {
    const what = newEmpty ? "may be empty" : "can't be empty any more"
    report(
      ["Parameter", "allowEmptyValue", newEmpty ? "added" : "removed"],
      spot,
      what,
      placeOf(now, "allowEmptyValue"),
    )
  }
  compareDeprecation("Parameter", old, now, spot, report)
  compareWriting(old, now, spot, report)
  compareSchemaOrContent("Parameter", old, now, spot, report, sides)
  compareExtensions(old, now, spot, report)
}

const isAskedFor = (parameter: Said): boolean => parameter["required"] === true

export const compareParameters = (old: Call, now: Call, way: Spot["way"], report: Reporter, sides: Sides): void => {
  const at = ({ name }: Said): Spot => ({
    where: `parameter ${String(name)}`,
    way,
    schema: null,
    fields: [String(name)],
  })
  const gone = [...old.parameters].filter(([key]) => !now.parameters.has(key)).map(([, one]) => one)
  const come = [...now.parameters].filter(([key]) => !old.parameters.has(key)).map(([, one]) => one)
  for (const [key, parameter] of now.parameters) {
    const was = old.parameters.get(key)
    if (was !== undefined) compareParameter(was, parameter, at(parameter), report, sides)
  }
  const [was, is] = [gone[0], come[0]]
  if (was !== undefined && is !== undefined && gone.length === 1 && come.length === 1) {
    const hasNewName = was["name"] !== is["name"]
    const isSame = isSilent(sides, (quiet, silent) =>
      compareParameter({ ...was, in: is["in"] }, is, at(is), quiet, silent),
    )
    if (isSame && !(hasNewName && was["in"] !== is["in"])) {
      const what = hasNewName
        ? `is named ${String(is["name"])} now`
        : `is in ${String(is["in"])}, was in ${String(was["in"])}`
      report(["Operation", "parameters", "renamed"], at(was), what, placeOf(is))
      return
    }
  }
  for (const one of come) {
    if (isAskedFor(one)) report(["Parameter", "required", "added"], at(one), "is new and needed", placeOf(one))
    else report(["Operation", "parameters", "added"], at(one), "is new", placeOf(one))
  }
  for (const one of gone)
    report(["Operation", "parameters", "removed"], at(one), "is gone", placeOf(now.operation, "parameters"))
}
