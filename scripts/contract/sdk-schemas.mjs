/**
 * Compares two schemas. Whether that breaks a client depends on which way the value goes: more may be asked
 * of what it sends, or less promised of what it is sent.
 *
 * @typedef {"asked" | "answered"} Way
 * @typedef {{ readonly isBreaking: boolean, readonly where: string, readonly what: string, readonly schema: string | null, readonly way: Way }} SchemaChange
 */

const nameOf = (ref) => ref.split("/").at(-1)

const without = (schema, ...keywords) =>
  Object.fromEntries(Object.entries(schema ?? {}).filter(([keyword]) => !keywords.includes(keyword)))

const named = (document, ref) => document.components?.schemas?.[nameOf(ref)]

/** Answers a schema with that of the one it refers to; what stands beside a reference holds, too. */
const whole = (document, schema) =>
  schema?.$ref === undefined
    ? (schema ?? {})
    : { ...whole(document, named(document, schema.$ref)), ...without(schema, "$ref") }

const typesOf = (schema) => [schema.type ?? []].flat()
const listOf = (values) => values.map((value) => JSON.stringify(value)).join(", ")

/** A bound by its keyword, and whether a bigger one allows more. */
const bounds = {
  minimum: false,
  exclusiveMinimum: false,
  minLength: false,
  minItems: false,
  minProperties: false,
  maximum: true,
  exclusiveMaximum: true,
  maxLength: true,
  "x-maxGraphemes": true,
  maxItems: true,
  maxProperties: true,
}

/** The keywords that are compared in words of their own. */
const compared = new Set([
  ...Object.keys(bounds),
  ...["$ref", "type", "enum", "const", "properties", "required", "additionalProperties", "propertyNames", "items"],
  ...["allOf", "oneOf", "anyOf", "default", "deprecated", "x-numbers", "x-maxBytes", "x-known"],
])

/** The keywords that only describe a value to people. */
const words = new Set(["title", "description", "example", "examples", "externalDocs", "$comment", "xml"])

/** Answers whether more of a keyword is less. */
const isConstraint = (keyword) => !keyword.startsWith("x-") && !["discriminator", "readOnly"].includes(keyword)

const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b)

const shown = (value) =>
  value === undefined ? "none" : typeof value === "object" ? JSON.stringify(value) : String(value)

const labelOf = (schema) =>
  schema.$ref === undefined ? String(schema.type ?? schema.const ?? "something") : nameOf(schema.$ref)

/** Answers the alternatives of a value, however they are written: `oneOf`, or several types. */
const alternatives = (schema) => {
  if (schema === undefined || schema.$ref !== undefined) return schema === undefined ? [] : [schema]
  const parts = schema.oneOf ?? schema.anyOf
  if (parts !== undefined) return parts.flatMap(alternatives)
  const types = typesOf(schema)
  if (types.length < 2) return [schema]
  const values = schema.enum?.filter((value) => value !== null)
  return types.map((type) => (type === "null" ? { type } : { ...schema, type, ...(values && { enum: values }) }))
}

const isOnly = (schema, ways) => ways.length === 0 || (ways.length === 1 && ways[0] === schema)

/** Parts of the same name or type; one that is left on either side is the same under another name. */
const paired = (old, now) => {
  const both = []
  const gone = []
  const come = [...now]
  for (const one of old) {
    const index = come.findIndex((other) => labelOf(other) === labelOf(one))
    if (index === -1) gone.push(one)
    else both.push([one, ...come.splice(index, 1)])
  }
  if (gone.length === 1 && come.length === 1 && gone[0].type !== "null" && come[0].type !== "null")
    both.push([gone.pop(), come.pop()])
  return { both, gone, come }
}

const isPart = (a, b) => a.every((value) => b.some((other) => isSame(other, value)))

/** Answers what holds for each of several alternatives. */
const besideAlternatives = (schema) =>
  schema.oneOf === undefined && schema.anyOf === undefined ? {} : without(schema, "oneOf", "anyOf")

const isOneOfSeveral = (schema) => schema !== undefined && schema.$ref === undefined && alternatives(schema).length > 1

/** Says everything that differs, each named schema once for each way. */
export const schemaComparison = (before, after) => {
  const seen = new Set()
  const busy = new Set()

  /** @returns {SchemaChange[]} */
  const compare = (old, now, way, where, schema) => {
    /** @type {SchemaChange[]} */
    const changes = []
    // The values that a client is answered may only grow narrower, those that it is asked for only wider.
    const note = (what, allowsMore) =>
      changes.push({ where, what, schema, way, isBreaking: allowsMore === null || (way === "answered") === allowsMore })
    if (old === undefined && now === undefined) return changes
    const names = [old?.$ref, now?.$ref].map((ref) => (ref === undefined ? null : nameOf(ref)))
    if (names[0] !== null && names[0] === names[1]) {
      changes.push(...compare(without(old, "$ref"), without(now, "$ref"), way, where, schema))
      const key = `${way} ${names[0]}`
      if (seen.has(key)) return changes
      seen.add(key)
      changes.push(...compare(named(before, old.$ref), named(after, now.$ref), way, names[0], names[0]))
      return changes
    }
    if (names.some((name) => name !== null) && !isOneOfSeveral(old) && !isOneOfSeveral(now)) {
      // The same under another name; one that has itself within comes here again.
      const key = `${way} ${names.join(" ")}`
      if (busy.has(key)) return changes
      busy.add(key)
      changes.push(...compare(whole(before, old), whole(after, now), way, where, schema))
      busy.delete(key)
      return changes
    }
    const [a, b] = [whole(before, old), whole(after, now)]
    const [ways, newWays] = [alternatives(old), alternatives(now)]
    if (!isOnly(old, ways) || !isOnly(now, newWays)) {
      const { both, gone, come } = paired(ways, newWays)
      for (const [one, other] of both) changes.push(...compare(one, other, way, where, schema))
      for (const one of come) note(`may also be ${labelOf(one)}`, true)
      for (const one of gone) note(`can't be ${labelOf(one)} any more`, false)
      changes.push(...compare(besideAlternatives(a), besideAlternatives(b), way, where, schema))
      return changes
    }

    const [types, newTypes] = [typesOf(a), typesOf(b)]
    if (!isPart(types, newTypes) || !isPart(newTypes, types)) {
      if (types.length === 0 || newTypes.length === 0)
        note(`is ${listOf(newTypes) || "anything"}, was ${listOf(types) || "anything"}`, newTypes.length === 0)
      else if (isPart(types, newTypes)) note(`may be ${listOf(newTypes)}, was ${listOf(types)}`, true)
      else if (isPart(newTypes, types)) note(`is only ${listOf(newTypes)}, was ${listOf(types)}`, false)
      else note(`is ${listOf(newTypes)}, was ${listOf(types)}`, null)
    }

    const [values, newValues] = [a, b].map((one) => one.enum ?? (one.const === undefined ? null : [one.const]))
    if (values !== null && newValues !== null) {
      const gone = values.filter((value) => !isPart([value], newValues))
      const come = newValues.filter((value) => !isPart([value], values))
      if (come.length > 0) note(`may also be ${listOf(come)}`, true)
      if (gone.length > 0) note(`can't be ${listOf(gone)} any more`, false)
    } else if (values !== null) note("may be any value", true)
    else if (newValues !== null) note(`may only be ${listOf(newValues)}`, false)

    const [numbers, newNumbers] = [a, b].map((one) => one["x-numbers"] ?? {})
    for (const name of new Set([...Object.keys(numbers), ...Object.keys(newNumbers)])) {
      const [number, newNumber] = [numbers[name], newNumbers[name]]
      if (number === newNumber || values?.includes(name) === false || newValues?.includes(name) === false) continue
      if (number === undefined) note(`may also be ${newNumber} for ${name}`, true)
      else note(`has ${newNumber ?? "no number"} for ${name}, was ${number}`, null)
    }

    for (const [keyword, biggerIsMore] of Object.entries(bounds)) {
      const [limit, newLimit] = [a[keyword], b[keyword]]
      if (limit === newLimit) continue
      const what = `${keyword} is ${newLimit ?? "none"}, was ${limit ?? "none"}`
      if (limit === undefined || newLimit === undefined) note(what, newLimit === undefined)
      else note(what, biggerIsMore === newLimit > limit)
    }
    // The weight that a file of each kind may have.
    const [weights, newWeights] = [a["x-maxBytes"] ?? {}, b["x-maxBytes"] ?? {}]
    for (const kind of new Set([...Object.keys(weights), ...Object.keys(newWeights)])) {
      const [limit = 0, newLimit = 0] = [weights[kind], newWeights[kind]]
      if (limit !== newLimit) note(`may have ${newLimit} bytes as ${kind}, was ${limit}`, newLimit > limit)
    }
    // A client that meets a name that isn't among them knows what to do.
    const [known, newKnown] = [a["x-known"] ?? [], b["x-known"] ?? []]
    const noteHarmless = (what) => changes.push({ where, what, schema, way, isBreaking: false })
    for (const name of newKnown) if (!known.includes(name)) noteHarmless(`may also be ${name}`)
    for (const name of known) if (!newKnown.includes(name)) noteHarmless(`is never ${name} any more`)
    if (!isSame(a.default, b.default))
      noteHarmless(`is ${shown(b.default ?? "nothing")} by default, was ${shown(a.default ?? "nothing")}`)
    if (a.deprecated !== b.deprecated) noteHarmless(b.deprecated === true ? "is deprecated" : "is deprecated no more")

    for (const keyword of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (compared.has(keyword) || words.has(keyword) || isSame(a[keyword], b[keyword])) continue
      const isGone = b[keyword] === undefined
      const isOther = !isConstraint(keyword) || (a[keyword] !== undefined && !isGone)
      note(`${keyword} is ${shown(b[keyword])}, was ${shown(a[keyword])}`, isOther ? null : isGone)
    }

    const [isClosed, isNewlyClosed] = [a, b].map((one) => one.additionalProperties === false)
    if (way === "asked" && isClosed !== isNewlyClosed)
      note(`may have ${isNewlyClosed ? "no" : "any"} other fields`, isClosed)

    const [fields, newFields] = [a.properties ?? {}, b.properties ?? {}]
    const [required, newRequired] = [new Set(a.required), new Set(b.required)]
    const at = (field) => `${where}.${field}`
    for (const field of new Set([...Object.keys(fields), ...Object.keys(newFields)])) {
      const place = { where: at(field), schema, way }
      if (newFields[field] === undefined) {
        changes.push({ ...place, what: "is gone", isBreaking: way === "answered" || b.additionalProperties === false })
      } else if (fields[field] === undefined) {
        const isNeeded = newRequired.has(field)
        changes.push({
          ...place,
          what: way === "asked" && isNeeded ? "is new and needed" : "is new",
          isBreaking: way === "asked" && isNeeded,
        })
      } else {
        if (required.has(field) && !newRequired.has(field))
          changes.push({ ...place, what: "may be absent", isBreaking: way === "answered" })
        if (!required.has(field) && newRequired.has(field))
          changes.push({ ...place, what: "is always there", isBreaking: way === "asked" })
        changes.push(...compare(fields[field], newFields[field], way, at(field), schema))
      }
    }
    // Fields that another part of the same thing describes.
    const isElsewhere = (field) => fields[field] === undefined && newFields[field] === undefined
    for (const field of new Set([...required, ...newRequired])) {
      if (!isElsewhere(field) || required.has(field) === newRequired.has(field)) continue
      const isAlways = newRequired.has(field)
      const what = isAlways ? "is always there" : "may be absent"
      changes.push({ where: at(field), schema, way, what, isBreaking: isAlways === (way === "asked") })
    }
    if (a.items !== undefined || b.items !== undefined)
      changes.push(...compare(a.items, b.items, way, `${where}[]`, schema))
    if (a.propertyNames !== undefined || b.propertyNames !== undefined)
      changes.push(...compare(a.propertyNames, b.propertyNames, way, `name in ${where}`, schema))
    const [others, newOthers] = [a, b].map((one) => (one.additionalProperties === true ? {} : one.additionalProperties))
    if (way === "answered" && typeof others === "object" && newOthers === false)
      note("has no other fields any more", null)
    if (others !== false && newOthers !== false && (others !== undefined || newOthers !== undefined))
      changes.push(...compare(others ?? {}, newOthers ?? {}, way, `${where}.*`, schema))

    const { both, gone, come } = paired(a.allOf ?? [], b.allOf ?? [])
    for (const [one, other] of both) changes.push(...compare(one, other, way, where, schema))
    for (const one of come) note(`is ${labelOf(one)} too`, false)
    for (const one of gone) note(`need not be ${labelOf(one)}`, true)
    return changes
  }

  return compare
}
