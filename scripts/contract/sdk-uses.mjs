/**
 * Finds the normalisers and commands of the client that a change of the contract reaches: read off the sources
 * themselves.
 */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { operationsOf } from "./sdk-operations.mjs"

const sourcesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => ts.createSourceFile(name, readFileSync(join(folder, name), "utf8"), ts.ScriptTarget.Latest, true))

const walk = (node, visit) => {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}

const isExported = ({ modifiers = [] }) => modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const declarationsOf = (source, isTaken = () => true) =>
  source.statements
    .filter(ts.isVariableStatement)
    .filter(isTaken)
    .flatMap(({ declarationList }) => [...declarationList.declarations])

/** The schema behind each function of the normalisers: `toListing` reads `Wire["Order"]`. */
const normalisersIn = (folder) =>
  sourcesIn(folder).flatMap((source) => {
    const aliases = new Map()
    for (const statement of source.statements)
      if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type.getText())
    return declarationsOf(source, isExported).flatMap(({ name, initializer }) => {
      if (initializer === undefined || !ts.isArrowFunction(initializer)) return []
      const types = initializer.parameters.map(({ type }) => type?.getText() ?? "")
      const schemas = types
        .map((type) => aliases.get(type) ?? type)
        .flatMap((type) => [...type.matchAll(/Wire\["(\w+)"\]/gu)].map(([, schema]) => schema))
      return schemas.map((schema) => ({ name: name.getText(), schema }))
    })
  })

const serviceCalls = new Set(["GET", "POST", "PUT", "DELETE"])

/** Finds the operations that tables of uploads with progress name themselves. */
const namedCallsIn = (folder) =>
  new Map(
    sourcesIn(folder).flatMap((source) =>
      declarationsOf(source, isExported).map((declaration) => {
        const operations = []
        walk(declaration, (one) => {
          if (ts.isStringLiteral(one) && /^(?:GET|POST|PUT|DELETE) \//u.test(one.text)) operations.push(one.text)
        })
        return [declaration.name.getText(), operations]
      }),
    ),
  )

/** The paths that the argument of a call may be: itself, every `own` of the table in `paths[kind].own`, all in `paths[kind]`. */
const pathsOf = (argument, parts) => {
  if (argument === undefined) return []
  if (ts.isStringLiteral(argument)) return [argument.text]
  const property = ts.isPropertyAccessExpression(argument) ? argument.name.text : null
  let chosen = property === null ? argument : argument.expression
  while (ts.isElementAccessExpression(chosen)) chosen = chosen.expression
  const table = parts.get(chosen.getText())?.node
  const found = []
  if (table !== undefined)
    walk(table, (one) => {
      if (!ts.isPropertyAssignment(one) || !ts.isStringLiteral(one.initializer)) return
      if (property === null || one.name.getText() === property) found.push(one.initializer.text)
    })
  return found
}

/** Reads the handlers of a source of commands, each by the name of its command, and what they use. */
const partsOf = (source) => {
  const parts = new Map()
  for (const { name, initializer } of declarationsOf(source)) {
    if (initializer === undefined) continue
    if (ts.isObjectLiteralExpression(initializer) && name.getText().endsWith("Handlers"))
      for (const property of initializer.properties)
        parts.set(property.name?.getText() ?? "", { source, node: property, isCommand: true })
    else parts.set(name.getText(), { source, node: initializer, isCommand: false })
  }
  return parts
}

/** The names that a source imports from those beside it, each with the part that it stands for there. */
const importedParts = (source, partsBySource) =>
  source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const there = partsBySource.get(moduleSpecifier.text.replace(/^\.\//u, ""))
    const names = importClause?.namedBindings
    if (there === undefined || names === undefined || !ts.isNamedImports(names)) return []
    return names.elements.flatMap(({ name, propertyName }) => {
      const part = there.get((propertyName ?? name).text)
      return part === undefined ? [] : [[name.text, part]]
    })
  })

/** The operations that each command asks, by itself, by a function of the commands', or by one of the SDK's. */
const commandsIn = (folder, namedCalls) => {
  const sources = sourcesIn(folder)
  const partsBySource = new Map(sources.map((source) => [source.fileName, partsOf(source)]))
  const known = new Map(
    sources.map((source) => [
      source,
      new Map([...importedParts(source, partsBySource), ...partsBySource.get(source.fileName)]),
    ]),
  )
  const asked = ({ source, node }, busy) => {
    const operations = new Set()
    const parts = known.get(source)
    walk(node, (one) => {
      const used = ts.isIdentifier(one) ? parts.get(one.text) : undefined
      if (used?.isCommand === false && !busy.has(used))
        for (const operation of asked(used, new Set([...busy, used]))) operations.add(operation)
      if (ts.isIdentifier(one)) for (const operation of namedCalls.get(one.text) ?? []) operations.add(operation)
      if (!ts.isCallExpression(one) || !ts.isPropertyAccessExpression(one.expression)) return
      const [path] = one.arguments
      const method = one.expression.name.text
      if (serviceCalls.has(method)) for (const text of pathsOf(path, parts)) operations.add(`${method} ${text}`)
    })
    return operations
  }
  return [...partsBySource.values()]
    .flatMap((parts) => [...parts])
    .filter(([, { isCommand }]) => isCommand)
    .map(([name, part]) => ({ name, operations: asked(part, new Set()) }))
}

const schemaNamed = (name) => `#/components/schemas/${name}`

/** The components that a value refers to by itself. */
const partsIn = (value) => {
  const found = new Set()
  const look = (one) => {
    if (typeof one !== "object" || one === null) return
    if (typeof one.$ref === "string") found.add(one.$ref)
    for (const part of Object.values(one)) look(part)
  }
  look(value)
  return found
}

const refsIn = (value) =>
  new Set([...partsIn(value)].filter((ref) => ref.includes("/schemas/")).map((ref) => ref.split("/").at(-1)))

const componentAt = (document, ref) => {
  const [kind, name] = ref.split("/").slice(-2)
  return document.components?.[kind]?.[name] ?? {}
}

/** Everything that a value refers to, however far. */
const reachedFrom = (document, value) => {
  const reached = new Set()
  const waiting = [...partsIn(value)]
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (reached.has(ref)) continue
    reached.add(ref)
    waiting.push(...partsIn(componentAt(document, ref)))
  }
  return reached
}

/** The operations that each command of the client asks, as `GET /orders`; `src` is the client's folder. */
export const commandsOf = (src) => commandsIn(join(src, "commands"), namedCallsIn(join(src, "sdk")))

/** Reports for each change who uses what changed; `src` is the client's folder. */
export const usesIn = (src, before, after) => {
  const normalisers = normalisersIn(join(src, "events/wire"))
  const commands = commandsOf(src)
  const named = (schemas) => normalisers.filter(({ schema }) => schemas.has(schema)).map(({ name }) => name)

  /** Answers the normalisers of the schema itself, or of what has it within, the nearest first. */
  const normalisersOf = (documents, schema) => {
    let ring = new Set([schema])
    const seen = new Set()
    while (ring.size > 0) {
      const found = named(ring)
      if (found.length > 0) return found
      for (const name of ring) seen.add(name)
      const around = new Set()
      for (const document of documents)
        for (const [name, one] of Object.entries(document?.components?.schemas ?? {}))
          if (!seen.has(name) && [...refsIn(one)].some((inner) => ring.has(inner))) around.add(name)
      ring = around
    }
    return []
  }

  /** Answers the normalisers of an operation's answer, or of what is within it, the nearest first. */
  const normalisersBelow = (document, operation) => {
    const answers = Object.entries(operation?.responses ?? {}).filter(([status]) => status.startsWith("2"))
    const seen = new Set()
    let ring = refsIn(answers)
    while (ring.size > 0) {
      const found = named(ring)
      if (found.length > 0) return found
      for (const name of ring) seen.add(name)
      const inner = [...ring].flatMap((name) => [...refsIn(document.components?.schemas?.[name] ?? {})])
      ring = new Set(inner.filter((name) => !seen.has(name)))
    }
    return []
  }

  /** Answers the part of an operation that goes the way of the change: what is sent, or what is answered. */
  const partOf = ({ parameters, requestBody, responses }, way) =>
    way === "asked" ? { parameters, requestBody } : { responses }

  return ({ service, schema, operation, where, way }) => {
    const documents = [before[service], after[service]]
    const reaches = documents.flatMap((document) =>
      [...operationsOf(document)]
        .filter(([name, one]) =>
          schema === null
            ? operation === null || name === operation
            : reachedFrom(document, partOf(one, way)).has(schemaNamed(schema)),
        )
        .map(([name]) => name),
    )
    const touched = commands.filter(({ operations }) => reaches.some((name) => operations.has(name)))
    // A normaliser reads answers; what is sent, and what is refused, passes none.
    const own =
      way === "asked" || where.startsWith("refusal")
        ? []
        : schema === null
          ? documents.flatMap((document) => normalisersBelow(document, operationsOf(document).get(operation)))
          : normalisersOf(documents, schema)
    return { normalisers: [...new Set(own)].sort(), commands: [...new Set(touched.map(({ name }) => name))].sort() }
  }
}
