/** Finds what the normalisers and commands of the client ask and read, off their sources. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"

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

/** The operations that each command of the client asks, as `GET /orders`; `src` is the client's folder. */
export const commandsOf = (src) => commandsIn(join(src, "commands"), namedCallsIn(join(src, "sdk")))

/** The schemas that each normaliser of the client reads. */
export const normalisersOf = (src) => normalisersIn(join(src, "events/wire"))
