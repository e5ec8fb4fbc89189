/** `npm run mock`: serves the contracts' examples, so that a screen can be built before its server exists. docs/contracts.md. */
import { isLocalHost } from "../server/config/hosts.ts"
import { whenOrphaned } from "./base/orphaned.mjs"
import { takenByNpm } from "./base/taken-by-npm.ts"
import { help, mockOptionsIn, usualPort, type MockOptions } from "./contract/mock/mock-options.ts"
import { createMock } from "./contract/mock/mock-server.ts"
import { services } from "./contract/services.ts"
import { contractOf, ownContracts, type MockedContract } from "./contract/mock/mocked-contracts.ts"

const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(2)
}

const lineOf = ({ name, prefix, operations, messages }: MockedContract, address: string): readonly string[] => [
  `${name}: ${operations.length} ${operations.length === 1 ? "operation" : "operations"} at ${address}${prefix}`,
  ...(messages.length === 0
    ? []
    : [`${name}: ${messages.length} hub messages, which are not served: ${messages.join(", ")}`]),
]

/** The setting of a server whose screens are to ask here; the end of a contract's path names its service. */
const settingOf = (contracts: readonly MockedContract[], address: string): string | null => {
  const named = contracts.flatMap(({ prefix }) => {
    const service = services.find((one) => prefix.endsWith(`/${one}`))
    return service === undefined ? [] : [`${service}=${address}${prefix}`]
  })
  return named.length === 0 ? null : `API_ADDRESSES=${named.join(",")}`
}

/** The command whose screens may ask: its port is that of the first origin on this machine. */
const startLine = (setting: string, origins: readonly string[]): string => {
  const [own] = origins.map((origin) => new URL(origin)).filter(({ hostname }) => isLocalHost(hostname))
  if (own === undefined) return `The server of ${origins.join(" or ")} shows screens with these answers by ${setting}`
  const port = own.port === usualPort ? "" : ` PORT=${own.port === "" ? "80" : own.port}`
  return `To see screens with these answers: ${setting}${port} npm start`
}

const serve = async ({ from, port, origins }: MockOptions): Promise<void> => {
  const contracts = await (from === null ? ownContracts() : contractOf(from).then((one) => [one]))
  const app = await createMock(contracts, origins)
  const stop = () => void app.close().then(() => process.exit(0))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop)
  whenOrphaned(stop)
  const address = await app.listen({ host: "127.0.0.1", port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error
    return fail(`Something listens at port ${port} already: end it, or name another one by --port.`)
  })
  for (const line of contracts.flatMap((contract) => lineOf(contract, address))) console.log(line)
  console.log(`Pages of ${origins.join(" and ")} may ask.`)
  const setting = settingOf(contracts, address)
  if (setting !== null) console.log(startLine(setting, origins))
}

const taken = takenByNpm("mock", ["from", "port", "origin"], process.env)
if (taken !== null) fail(taken)

const options = mockOptionsIn(process.argv.slice(2))
if (options === "help") console.log(help)
else if ("misuse" in options) fail(options.misuse)
else
  await serve(options).catch((error: unknown) =>
    fail(`${options.from ?? "openapi/"} can't be served: ${error instanceof Error ? error.message : String(error)}`),
  )
