/** `npm run mock`: serves the contracts' examples, so that a screen can be built before its server exists. docs/contracts.md. */
import { whenOrphaned } from "./base/orphaned.mjs"
import { help, mockOptionsIn, type MockOptions } from "./contract/mock/mock-options.ts"
import { createMock } from "./contract/mock/mock-server.ts"
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

const serve = async ({ from, port, origins }: MockOptions): Promise<void> => {
  const contracts = await (from === null ? ownContracts() : contractOf(from).then((one) => [one]))
  const app = await createMock(contracts, origins)
  const stop = () => void app.close().then(() => process.exit(0))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop)
  whenOrphaned(stop)
  const address = await app.listen({ host: "127.0.0.1", port })
  for (const line of contracts.flatMap((contract) => lineOf(contract, address))) console.log(line)
  console.log(`Pages of ${origins.join(" and ")} may ask.`)
}

const options = mockOptionsIn(process.argv.slice(2))
if (options === "help") console.log(help)
else if ("misuse" in options) fail(options.misuse)
else
  await serve(options).catch((error: unknown) =>
    fail(`${options.from ?? "openapi/"} can't be served: ${error instanceof Error ? error.message : String(error)}`),
  )
