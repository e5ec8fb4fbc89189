/** The linter's rules: how oxlint learns of the rooms in layers.mjs, and what else it refuses. */
// @ts-check

/** Rules of every file; categories bring in the rest of what is plainly wrong. */
const rules = {
  eqeqeq: "error",
  "no-console": "off",
  "no-var": "error",
  "no-alert": "error",
  "no-empty": "error",
  "no-else-return": "error",
  "no-param-reassign": ["error", { props: false }],
  "no-sequences": "error",
  "no-throw-literal": "error",
  "no-fallthrough": "error",
  "no-self-compare": "error",
  "no-promise-executor-return": "off",
  "no-warning-comments": ["error", { terms: ["fixme", "xxx", "hack"], location: "start" }],
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "all" }],
  "array-callback-return": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  "prefer-template": "error",
  "no-duplicate-imports": "off",
  "no-shadow": "off",
  "no-underscore-dangle": "off",
  "no-unused-expressions": "error",
  "import/no-cycle": ["error", { ignoreTypes: false }],
  "import/no-self-import": "error",
  "import/no-duplicates": ["error", { considerQueryString: true }],
  "import/no-mutable-exports": "error",
  "import/no-default-export": "error",
  "import/no-commonjs": "error",
  "import/no-unassigned-import": "off",
  "oxc/no-barrel-file": ["error", { threshold: 0 }],
  "oxc/no-accumulating-spread": "error",
  "typescript/no-explicit-any": "error",
  "typescript/no-non-null-assertion": "error",
  "typescript/ban-ts-comment": "error",
  "typescript/consistent-type-imports": [
    "error",
    { fixStyle: "separate-type-imports", disallowTypeAnnotations: false },
  ],
  "typescript/consistent-type-definitions": "off",
  "typescript/no-empty-object-type": "off",
  "typescript/no-import-type-side-effects": "error",
  "typescript/no-require-imports": "error",
  "typescript/no-namespace": ["error", { allowDeclarations: true }],
  "typescript/parameter-properties": "error",
  "typescript/prefer-ts-expect-error": "error",
  "typescript/array-type": ["error", { default: "array", readonly: "array" }],
  "typescript/no-inferrable-types": "error",
  "unicorn/prefer-node-protocol": "error",
  "unicorn/no-abusive-eslint-disable": "error",
  // A copy is what lets a list change while it is walked.
  "unicorn/no-useless-spread": "off",
  "no-misleading-character-class": ["error", { allowEscape: true }],
  "unicorn/no-useless-undefined": "off",
  "unicorn/no-array-sort": "off",
  "unicorn/no-array-reverse": "off",
  "unicorn/consistent-function-scoping": "off",
  "unicorn/prefer-add-event-listener": "off",
  "unicorn/no-thenable": "error",
  "unicorn/throw-new-error": "error",
  "promise/no-multiple-resolved": "error",
  "promise/always-return": "off",
}

const reactRules = {
  // The only videos are uploads of users, without a caption track, and the contract has no field for one.
  "jsx-a11y/media-has-caption": "off",
  "react/rules-of-hooks": "error",
  "react/exhaustive-deps": "error",
  "react/button-has-type": "error",
  "react/jsx-key": "error",
  "react/jsx-no-target-blank": "error",
  // Every text is in the message files; signs that no language changes may stand.
  "react/jsx-no-literals": [
    "error",
    {
      allowedStrings: ["·", "(", ")", "…", "*", "€", "★", "+00 000 000 0000"],
      restrictedAttributes: ["aria-label", "aria-description", "aria-roledescription", "placeholder"],
    },
  ],
  "react/jsx-no-useless-fragment": "error",
  "react/jsx-fragments": "error",
  "react/jsx-boolean-value": "error",
  "react/no-danger": "error",
  "react/no-array-index-key": "error",
  "react/no-unknown-property": "error",
  "react/no-unstable-nested-components": "error",
  "react/self-closing-comp": "error",
  "react/react-in-jsx-scope": "off",
}

const testRules = {
  "vitest/no-focused-tests": "error",
  "vitest/no-disabled-tests": "error",
  "vitest/no-identical-title": "error",
  "vitest/valid-expect": ["error", { maxArgs: 2 }],
  "vitest/valid-title": "error",
  "vitest/no-conditional-expect": "off",
  "vitest/require-mock-type-parameters": "off",
  "vitest/expect-expect": "off",
  // fast-check and vitest are written with their namespaces, as their own documentation does.
  "import/no-named-as-default-member": "off",
  "typescript/no-non-null-assertion": "error",
}

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")

const isOfServer = (/** @type {string} */ path) => path.startsWith("server/")

const oneOf = (/** @type {readonly string[]} */ paths) => `(?:${paths.map(escaped).join("|")})(?:\\/|$)`

/**
 * Answers the patterns of rooms in a relative import of the client, whatever the number of steps up; the server is one.
 */
const fromClientTo = (/** @type {readonly string[]} */ paths) => {
  const names = paths.map((path) => (isOfServer(path) ? "server" : path.replace(/^src\//, "")))
  return [`^(?:\\.\\.?\\/)+(?:src\\/)?${oneOf([...new Set(names)])}`]
}

/** The same from the server, some of whose rooms are called like the client's: only a path through src/ leaves it. */
const fromServerTo = (/** @type {readonly string[]} */ paths) => {
  const [own, others] = [paths.filter(isOfServer), paths.filter((path) => !isOfServer(path))]
  return [
    ...(own.length > 0 ? [`^(?:\\.\\.?\\/)+${oneOf(own.map((path) => path.slice("server/".length)))}`] : []),
    ...(others.length > 0 ? [`^(?:\\.\\.\\/)+${oneOf(others)}`] : []),
  ]
}

/**
 * Answers what one room may not import, in the linter's words. A relative import is matched by how it is written; the
 * architecture test resolves it, so what slips through here is caught there.
 *
 * @param {Room} room
 * @param {Table} table
 */
const restrictedImports = (room, { rooms, packageReasons, clientPackages, mayUsePackage }) => {
  const { name, imports, packages, reason } = room
  if (imports === "any") return []
  const written = isOfServer(room.path) ? fromServerTo : fromClientTo
  const others = rooms.filter((other) => other !== room && !other.path.startsWith(`${room.path}/`))
  const closed = others.filter((other) => imports[other.name] === undefined).map(({ path }) => path)
  const typesOnly = others.filter((other) => imports[other.name] === "types").map(({ path }) => path)
  const message = `${name} may not import this room: ${reason}.`
  const refused = packages === "any" ? [] : clientPackages.filter((one) => !mayUsePackage(room, one))
  const byReason = Map.groupBy(refused, (one) => packageReasons[one] ?? reason)
  return [
    ...written(closed).map((regex) => ({ regex, message })),
    ...(typesOnly.length > 0 ? written(typesOnly).map((regex) => ({ regex, message, allowTypeImports: true })) : []),
    ...[...byReason].map(([why, names]) => ({
      regex: `^(?:${names.map((one) => `${escaped(one)}${mayUsePackage(room, `${one}/x`) ? "$" : ""}`).join("|")})(?:\\/|$)`,
      message: `${name} may not import this package: ${why}.`,
    })),
    ...(mayUsePackage(room, "node:fs")
      ? []
      : [{ regex: "^node:", message: `${name} runs in a browser, without Node.` }]),
  ]
}

/**
 * @typedef {import("./layers.mjs").Room} Room
 * @typedef {{
 *   readonly rooms: readonly Room[],
 *   readonly packageReasons: Readonly<Record<string, string>>,
 *   readonly clientPackages: readonly string[],
 *   readonly maxCodeLines: number,
 *   readonly mayUsePackage: (room: Room, specifier: string) => boolean,
 * }} Table
 */

/**
 * The whole of .oxlintrc.json, from the table of rooms.
 *
 * @param {Table} table
 */
export const lintConfig = (table) => ({
  $schema: "./node_modules/oxlint/configuration_schema.json",
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  env: { es2024: true, browser: true, node: true },
  ignorePatterns: ["dist/**", "test-results/**", "src/sdk/generated/**"],
  rules: {
    ...rules,
    "max-lines": ["error", { max: table.maxCodeLines, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    { files: ["src/ui/**", "src/main.tsx"], plugins: ["react", "jsx-a11y"], rules: reactRules },
    { files: ["tests/**"], plugins: ["vitest"], rules: testRules },
    { files: ["*.config.ts", "*.config.mjs"], rules: { "import/no-default-export": "off" } },
    ...table.rooms.flatMap((room) => {
      const patterns = restrictedImports(room, table)
      const files = [room.path.includes(".") ? room.path : `${room.path}/**`]
      return patterns.length === 0 ? [] : [{ files, rules: { "no-restricted-imports": ["error", { patterns }] } }]
    }),
  ],
})
