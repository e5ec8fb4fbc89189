/** Serves the examples of contracts over HTTP, and refuses what the contract does not let anybody ask. docs/contracts.md. */
import cors from "@fastify/cors"
import multipart from "@fastify/multipart"
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify"
import { answerProblems, sendProblem } from "../../../server/contract/problems.ts"
import { invalid, Refusal, unauthorized } from "../../../server/contract/refusals.ts"
import { bearerOf, checkedInput } from "../../../server/contract/requests.ts"
import type { Operation } from "../../../server/contract/operations.ts"
import { answersOf, type MockAnswer } from "./answers.ts"
import type { MockedContract } from "./mocked-contracts.ts"

/** RFC 7240, as other mocks of OpenAPI understand it: `code` is a status, `example` the name of one. */
const preferred = (request: FastifyRequest, name: "code" | "example"): string | undefined =>
  new RegExp(`(?:^|[,;\\s])${name}="?([^",;\\s]+)`, "u").exec(String(request.headers["prefer"] ?? ""))?.[1]

const notThere = (what: string, there: Iterable<string | number>): Refusal =>
  new Refusal({
    status: 400,
    type: "ValidationException",
    message: `The contract has no ${what} here, only ${[...there].join(", ")}.`,
    errors: { prefer: ["unknownValue"] },
  })

const nowhere = ({ method, url }: FastifyRequest): Refusal =>
  new Refusal({
    status: 404,
    type: "NotFoundException",
    message: `No contract that is served here has ${method} ${url.split("?")[0]}; hub messages are not served.`,
  })

const chosenIn = <Key extends string | number, Value>(all: ReadonlyMap<Key, Value>, key: Key, what: string): Value => {
  const found = all.get(key)
  if (found === undefined) throw notThere(what, all.keys())
  return found
}

/** Takes a file whole and keeps nothing of it. */
const requireFile = async (request: FastifyRequest, field: string): Promise<void> => {
  const file = request.isMultipart() ? await request.file() : undefined
  if (file?.fieldname !== field) throw invalid({ [field]: ["required"] })
  file.file.resume()
}

const requireSound = async (operation: Operation, request: FastifyRequest): Promise<void> => {
  if (bearerOf(request) === null && operation.token === "required") throw unauthorized()
  checkedInput(operation, request)
  if (operation.body?.kind === "file") await requireFile(request, operation.body.field)
}

const sendAnswer = (request: FastifyRequest, reply: FastifyReply, answer: MockAnswer): FastifyReply => {
  reply.code(answer.status).headers(answer.headers)
  const name = preferred(request, "example")
  const [usual] = answer.examples.keys()
  if (usual === undefined) return reply.send()
  const example: unknown = chosenIn(answer.examples, name ?? usual, `example ${name ?? usual}`)
  return reply.send(JSON.stringify(example))
}

const mountOne = (app: FastifyInstance, contract: MockedContract, operation: Operation): void => {
  const answers = answersOf(contract, operation)
  app.route({
    method: operation.method.toUpperCase(),
    url: contract.prefix + operation.path.replaceAll(":", "::").replaceAll(/\{(\w+)\}/gu, ":$1"),
    handler: async (request, reply) => {
      const code = preferred(request, "code")
      const answer = chosenIn(answers, Number(code ?? operation.status), `answer ${code ?? operation.status}`)
      // A refusal can be seen without a request that is refused.
      if (answer.status < 400) await requireSound(operation, request)
      return sendAnswer(request, reply, answer)
    },
  })
}

const longestParameter = 8 * 1024

/** Listens nowhere yet. */
export const createMock = async (
  contracts: readonly MockedContract[],
  origins: readonly string[],
): Promise<FastifyInstance> => {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestParameter } })
  app.removeContentTypeParser("text/plain")
  await app.register(cors, {
    origin: [...origins],
    methods: ["GET", "POST", "PUT", "DELETE"],
    exposedHeaders: ["Account-Cursor", "ETag", "Retry-After"],
  })
  // A path of no contract is answered before its body is read, which need not be one that anybody understands.
  app.addHook("onRequest", async (request) => {
    if (request.is404) throw nowhere(request)
  })
  await app.register(multipart)
  answerProblems(app)
  app.setNotFoundHandler((request, reply) => sendProblem(reply, request.id, nowhere(request)))
  for (const contract of contracts) for (const operation of contract.operations) mountOne(app, contract, operation)
  return app
}
