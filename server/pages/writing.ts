/** The page of an address: the build's, with the head that describes it. */
import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { FastifyBaseLogger, FastifyRequest } from "fastify"
import { isbot } from "isbot"
import { LRUCache } from "lru-cache"
import type { Flags } from "../../src/domain/flags.ts"
import type { Language } from "../../src/domain/languages.ts"
import { routeAt } from "../../src/domain/page-parts.ts"
import { networkLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import { variantOf, type BuiltFile, type BuiltFiles, type Variant } from "../web/built-files.ts"
import type { WritePage } from "../web/client.ts"
import { productSlug } from "../web/environment.ts"
import { pageAt, readPath, type Page } from "./addresses.ts"
import { applessWords } from "./appless-words.ts"
import type { FirstAnswer, Visit } from "./first-answers.ts"
import { answerTags, codeTags, dataTag, headTags, noteTag } from "./head-tags.ts"
import { fullAddresses, headOf, missingHead, plainHead, type Head, type Speech } from "./heads.ts"
import { attributes } from "../web/html.ts"
import { builtLanguages, pageLanguage, shortLanguage } from "./languages.ts"
import { mediaClassHeaders } from "./media-class.ts"
import { filesOfPage } from "./page-files.ts"
import type { Picture } from "../../src/domain/painting.ts"
import type { PaintPage } from "./pictures.ts"
import type { Subjects } from "./subjects.ts"
import type { PageTexts } from "./texts.ts"

interface Writing {
  readonly built: BuiltFiles
  readonly firstAnswers: (visit: Visit) => Promise<readonly FirstAnswer[]>
  readonly paintPage: PaintPage
  readonly publicUrl: string
  readonly flags: Flags
  readonly turns: FairTurns
  readonly subjects: Subjects
  readonly textsIn: (language: Language) => PageTexts
  readonly log: Pick<FastifyBaseLogger, "warn">
}

/** Bytes of written pages that are kept; most are those of no listing or profile, in eleven languages. */
const keptBytes = 16 * 1024 * 1024

/** People get the app without a head of its own when the database has not answered by then (E423). */
const patienceMs = 1_500

/** Quicker than the build's, at nearly its size. */
const brotliQuality = 5

/** Each way is made when somebody takes it. */
const compressed = (type: string, text: string): BuiltFile => {
  const body = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  let br: Variant | undefined
  let gzip: Variant | undefined
  return {
    type,
    plain: variantOf(body),
    encoded: {
      get br() {
        return (br ??= variantOf(brotliCompressSync(body, { params })))
      },
      get gzip() {
        return (gzip ??= variantOf(gzipSync(body)))
      },
    },
  }
}

interface Written {
  readonly language: Language
  readonly tags: string
  readonly data: string
  readonly noScript: string
  readonly cantStart: string
  readonly code: string
  readonly answers: string
  /** The content of the app's root; null where it stays the build's frame. */
  readonly picture: string | null
  /** Attributes of the whole page. */
  readonly colours: string
}

/** Fetched ahead where texts do not come along. */
const preloadedTexts = /<link rel="preload" href="\/i18n\/[^>]*>\s*/u

/** The code that acts: a painted page leaves the network to what paints and takes over, and the app turns the links on. */
const codeForLater = /(<link rel="modulepreload" href="([^"]*)"[^>]*) data-later>/gu

/** Says that the page waits, until the app has taken the picture over. */
const untilTakenOver = "data-waiting"

/** The build's page, with this head and these words in place of its own, and what the app asks for first. */
const withWords = (
  template: string,
  { language, tags, data, noScript, cantStart, code, answers, picture, colours }: Written,
): string =>
  template
    // Before anything that people wrote is in it, which may say such a path.
    .replace(preloadedTexts, (link) => (answers === "" ? link.replace("/en/", `/${shortLanguage(language)}/`) : ""))
    .replace(/<div id="app">[\s\S]*(?=<\/div>\s*<\/body>)/u, (frame) =>
      picture === null ? frame : `<div id="app" ${untilTakenOver}>${picture}`,
    )
    .replace(codeForLater, (link, named: string, file: string) => {
      // The screen's own code, which the page names besides, is fetched at once.
      if (code.includes(`"${file}"`)) return ""
      return picture === null ? link : `${named} media="not all" data-later>`
    })
    .replace(/<html lang="[^"]*"/u, () => `<html lang="${language}"${colours}`)
    .replace(/<meta name="description"[^<>]*>\s*/u, "")
    .replace(/<title>[^<]*<\/title>\s*/u, () => tags)
    .replace("</head>", () => `${code}${data}</head>`)
    .replace(/<noscript>.*?<\/noscript>/su, () => noScript)
    .replace('<div id="app"', () => `<div id="app"${cantStart}`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/u, () => `${answers}</body>`)

/** The facts about a page before it is written. */
interface Found {
  readonly head: Head
  readonly speech: Speech
  readonly available: readonly Language[]
  readonly code: readonly string[]
  readonly answers: readonly FirstAnswer[]
  readonly picture: Picture | null
}

/** Answers that a picture leaves to be asked for: the facts that it shows travel as events. */
const isOfTheApp = ({ path }: FirstAnswer): boolean => !path.startsWith("/api/")

/** Pages whose heads the database knows. */
const isAsked = ({ kind }: Page): boolean => kind === "listing" || kind === "executant" || kind === "customer"

export const pageWriter = ({
  built,
  firstAnswers,
  paintPage,
  publicUrl,
  flags,
  turns,
  subjects,
  textsIn,
  log,
}: Writing): WritePage => {
  const kept = new LRUCache<string, BuiltFile>({
    maxSize: keptBytes,
    // The compressed forms are about a fifth of it, twice.
    sizeCalculation: ({ plain }, key) => key.length + Math.ceil(plain.body.length * 1.4),
  })

  const written = (template: BuiltFile, found: Found): BuiltFile => {
    const { head, speech, available, code, picture } = found
    const answers = picture === null ? found.answers : found.answers.filter(isOfTheApp)
    const { noScript, cantStart } = applessWords(speech.texts)
    const words: Written = {
      language: speech.language,
      tags: headTags(head, { speech, publicUrl, available }).text,
      data: dataTag(head).text,
      noScript: noScript.text,
      cantStart: cantStart.text,
      code: codeTags(code).text,
      answers: answerTags(answers).text + (picture === null ? "" : noteTag(picture).text),
      picture: picture?.html ?? null,
      colours: attributes({ "data-profile": picture?.profile }).text,
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

  /** For people the page is worth more than its head; bots are asked to come back. */
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
    const asked = readPath(path)
    const page = pageAt(asked, query, flags)
    const route = routeAt(asked, productSlug)
    const [head, answers] = await Promise.all([
      askedHead(request, speech, page, isBot),
      route === null ? [] : firstAnswers({ route, path: asked, query, language, address: request.ip }),
    ])
    const code = route === null ? [] : filesOfPage(built, route)
    const picture =
      route === null || head === null
        ? null
        : await paintPage(request, { route, path: asked, query, language, answers })
    return {
      file: written(template, { head: head ?? missingHead(speech), speech, available, code, answers, picture }),
      isMissing: head === null && isBot,
      headers: {
        "Content-Language": language,
        ...((head === null || head.address === null) && { "X-Robots-Tag": "noindex" }),
      },
      varies: [...(isNamed ? [] : ["Accept-Language"]), ...mediaClassHeaders, "Cookie"],
    }
  }
}
