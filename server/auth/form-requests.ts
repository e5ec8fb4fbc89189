/** Reads and answers pages with forms: forms from this origin alone, without scripts. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { invalid } from "../contract/refusals.ts"
import { pageHeaders } from "./page.ts"

/** Longest form body, bytes: the longest fields, URL-encoded. */
const formBytesLimit = 16 * 1024

/** Reads forms as `URLSearchParams`, and nothing else. */
export const acceptForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: formBytesLimit },
    (_request, text, done) => {
      const form = new URLSearchParams(String(text))
      // PostgreSQL's text holds no NUL.
      if ([...form.values()].some((typed) => typed.includes("\0"))) done(invalid({ body: ["forbiddenSymbol"] }))
      else done(null, form)
    },
  )
}

export const textIn = (body: unknown, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? "") : ""

/** One parameter of the address; empty where it is missing or there more than once. */
export const queryIn = ({ query }: FastifyRequest, name: string): string => {
  const value: unknown = typeof query === "object" && query !== null ? Reflect.get(query, name) : undefined
  return typeof value === "string" ? value : ""
}

export const sendPage = (
  reply: FastifyReply,
  status: number,
  page: string,
  headers: Readonly<Record<string, string>> = pageHeaders,
): FastifyReply => reply.code(status).headers(headers).type("text/html; charset=utf-8").send(page)

/**
 * Answers whether the browser says that the form was on a page of this origin; others could send one in somebody's
 * name.
 */
export const isOwnForm = ({ headers: { origin } }: FastifyRequest, publicUrl: string): boolean =>
  origin === undefined || origin === new URL(publicUrl).origin
