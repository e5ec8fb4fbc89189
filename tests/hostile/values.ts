/** Values of a type that hold a text wherever they may: arguments for functions that nobody has named here. */
import ts from "typescript"

export interface Maker {
  readonly make: (text: string) => unknown
  /** The number of texts in the value. */
  readonly texts: number
}

/** Every parameter of the address is the text. */
class HostileParams extends URLSearchParams {
  readonly #text: string
  constructor(text: string) {
    super({ text })
    this.#text = text
  }
  override get = (): string => this.#text
  override getAll = (): string[] => [this.#text]
}

const constant = (value: unknown): Maker => ({ make: () => value, texts: 0 })
const aText: Maker = { make: (text) => text, texts: 1 }

/** Types that are data and not plain objects. */
const known: Readonly<Record<string, Maker>> = {
  Date: { make: () => new Date(0), texts: 0 },
  URLSearchParams: { make: (text) => new HostileParams(text), texts: 1 },
  AddressParameters: { make: (text) => new HostileParams(text), texts: 1 },
}

const collections: Readonly<Record<string, (values: readonly unknown[]) => unknown>> = {
  Array: (values) => [...values],
  ReadonlyArray: (values) => [...values],
  Set: (values) => new Set(values),
  ReadonlySet: (values) => new Set(values),
  Map: ([key, value]) => new Map([[key, value]]),
  ReadonlyMap: ([key, value]) => new Map([[key, value]]),
}

const deepest = 7

/** Answers the maker of a type's values; null for what only a program has, such as a function or a connection. */
export const makerOf = (checker: ts.TypeChecker, type: ts.Type, depth = 0): Maker | null => {
  const has = (flag: ts.TypeFlags): boolean => (type.flags & flag) !== 0
  const within = (inner: ts.Type): Maker | null => makerOf(checker, inner, depth + 1)

  const ofUnion = (types: readonly ts.Type[]): Maker | null => {
    const makers = types.flatMap((one) => within(one) ?? [])
    return makers.toSorted((one, other) => other.texts - one.texts)[0] ?? null
  }

  const all = (makers: readonly Maker[], put: (values: readonly unknown[]) => unknown): Maker => ({
    make: (text) => put(makers.map(({ make }) => make(text))),
    texts: makers.reduce((sum, { texts }) => sum + texts, 0),
  })

  const ofObject = (): Maker | null => {
    const fields: (readonly [string, Maker])[] = []
    for (const property of checker.getPropertiesOfType(type)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      const maker = within(checker.getTypeOfSymbol(property))
      if (maker !== null) fields.push([property.name, maker])
      else if (!isOptional) return null
    }
    const indexed = checker.getIndexTypeOfType(type, ts.IndexKind.String)
    const maker = indexed === undefined ? null : within(indexed)
    if (maker !== null) fields.push(["of any name", maker])
    const names = fields.map(([name]) => name)
    return all(
      fields.map(([, field]) => field),
      (values) => Object.fromEntries(names.map((name, at) => [name, values[at]])),
    )
  }

  if (has(ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return aText
  if (type.isStringLiteral() || type.isNumberLiteral()) return constant(type.value)
  if (has(ts.TypeFlags.BooleanLike)) return constant(true)
  if (has(ts.TypeFlags.NumberLike)) return constant(1)
  if (has(ts.TypeFlags.Null)) return constant(null)
  if (has(ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return constant(undefined)
  if (depth > deepest) return null
  if (type.isUnion()) return ofUnion(type.types)
  if (has(ts.TypeFlags.TypeParameter)) return within(checker.getBaseConstraintOfType(type) ?? checker.getUnknownType())
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return null
  const name = type.symbol?.name ?? ""
  if (known[name] !== undefined) return known[name]
  const put = checker.isTupleType(type) ? collections["Array"] : collections[name]
  if (put !== undefined) {
    const makers = checker.getTypeArguments(type as ts.TypeReference).map(within)
    const made = makers.flatMap((maker) => maker ?? [])
    return made.length < makers.length ? null : all(made, put)
  }
  return has(ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? ofObject() : null
}
