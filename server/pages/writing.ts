/** The page of an address: the build's, with the head that tells what it is. D13, D106; E422–E426. */
import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { FastifyBaseLogger, FastifyRequest } from "fastify"
import { isbot } from "isbot"
import { LRUCache } from "lru-cache"
import type { Flags } from "../../src/domain/flags.ts"
import type { Language } from "../../src/domain/languages.ts"
import { networkLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import { variantOf, type BuiltFile, type BuiltFiles } from "../web/built-files.ts"
import type { WritePage } from "../web/client.ts"
import { pageAt, type Page } from "./addresses.ts"
import { applessWords } from "./appless-words.ts"
import { dataTag, headTags } from "./head-tags.ts"
import { fullAddresses, headOf, missingHead, plainHead, type Head, type Speech } from "./heads.ts"
import { builtLanguages, pageLanguage, shortLanguage } from "./languages.ts"
import type { Subjects } from "./subjects.ts"
import type { PageTexts } from "./texts.ts"

interface Writing {
  readonly built: BuiltFiles
  readonly publicUrl: string
  readonly flags: Flags
  readonly turns: FairTurns
  readonly subjects: Subjects
  readonly textsIn: (language: Language) => PageTexts
  readonly log: Pick<FastifyBaseLogger, "warn">
}

/** Bytes of written pages that are kept; most are those of no listing or profile, in eleven languages. */
const keptBytes = 16 * 1024 * 1024

/** People get the app without a head of its own when the database has not answered by then. */
const patienceMs = 1_500

/** Quicker than the build's, at nearly its size. */
const brotliQuality = 5

const compressed = (type: string, text: string): BuiltFile => {
  const body = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  return {
    type,
    plain: variantOf(body),
    encoded: { br: variantOf(brotliCompressSync(body, { params })), gzip: variantOf(gzipSync(body)) },
  }
}

interface Written {
  readonly language: Language
  readonly tags: string
  readonly data: string
  readonly noScript: string
  readonly cantStart: string
}

/** The build's page, with this head and these words in place of its own, and the texts fetched ahead that it is read in. */
const withWords = (template: string, { language, tags, data, noScript, cantStart }: Written): string =>
  template
    // Before anything that people wrote is in it, which may say such a path.
    .replace("/i18n/en/core.json", `/i18n/${shortLanguage(language)}/core.json`)
    .replace(/<html lang="[^"]*"/u, () => `<html lang="${language}"`)
    .replace(/<meta name="description"[^<>]*>\s*/u, "")
    .replace(/<title>[^<]*<\/title>\s*/u, () => tags)
    .replace("</head>", () => `${data}</head>`)
    .replace(/<noscript>.*?<\/noscript>/su, () => noScript)
    .replace('<div id="app"', () => `<div id="app"${cantStart}`)

/** Pages whose heads the database knows. */
const isAsked = ({ kind }: Page): boolean => kind === "listing" || kind === "executant" || kind === "customer"

export const pageWriter = ({ built, publicUrl, flags, turns, subjects, textsIn, log }: Writing): WritePage => {
  const kept = new LRUCache<string, BuiltFile>({
    maxSize: keptBytes,
    sizeCalculation: ({ plain, encoded }, key) =>
      key.length + plain.body.length + Object.values(encoded).reduce((sum, { body }) => sum + body.length, 0),
  })

  const written = (template: BuiltFile, head: Head, speech: Speech, available: readonly Language[]): BuiltFile => {
    const { noScript, cantStart } = applessWords(speech.texts)
    const words: Written = {
      language: speech.language,
      tags: headTags(head, { speech, publicUrl, available }).text,
      data: dataTag(head).text,
      noScript: noScript.text,
      cantStart: cantStart.text,
    }
    const key = createHash("sha256")
      .update([template.plain.tag, ...Object.values(words)].join("\0"))
      .digest("base64")
    const before = kept.get(key)
    if (before !== undefined) return before
    const page = compressed(template.type, withWords(template.plain.body.toString(), words))
    kept.set(key, page)
    return page
  }

  /** For people the page is worth more than its head; bots are told to come back. */
  const askedHead = async (request: FastifyRequest, speech: Speech, page: Page, isBot: boolean) => {
    const writing = { ...speech, publicUrl, full: fullAddresses(publicUrl, speech) }
    const read = () => headOf(page, writing, subjects)
    if (!isAsked(page)) return read()
    const line = networkLine(request.ip)
    if (isBot) return turns.inTurn(line, read)
    try {
      return await turns.inTurn(line, read, AbortSignal.timeout(patienceMs))
    } catch (error) {
      log.warn({ err: error }, "A page has no head of its own.")
      return plainHead(speech)
    }
  }

  return async (request, template) => {
    const [path = "/", query = ""] = request.url.split("?")
    const available = builtLanguages(built)
    const { language, isNamed } = pageLanguage(query, request.headers, available)
    const speech: Speech = { language, isNamed, texts: textsIn(language) }
    const isBot = isbot(request.headers["user-agent"] ?? "")
    const page = pageAt(path === "/index.html" ? "/" : path, query, flags)
    const head = await askedHead(request, speech, page, isBot)
    return {
      file: written(template, head ?? missingHead(speech), speech, available),
      isMissing: head === null && isBot,
      headers: {
        "Content-Language": language,
        ...((head === null || head.address === null) && { "X-Robots-Tag": "noindex" }),
      },
      varies: isNamed ? [] : ["Accept-Language"],
    }
  }
}
