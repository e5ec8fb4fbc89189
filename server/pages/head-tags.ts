/** The head of a page as HTML; whatever people wrote is escaped by the templates. */
import type { Language } from "../../src/domain/languages.ts"
import type { Picture } from "../../src/domain/painting.ts"
import { html, jsonInScript, writtenInScript, type Fragment } from "../web/html.ts"
import { inLanguage } from "./addresses.ts"
import { cardSize, cardType } from "./card-drawing.ts"
import type { FirstAnswer } from "./first-answers.ts"
import { fullAddresses, type Head, type Speech } from "./heads.ts"
import { shortLanguage } from "./languages.ts"
import { graphOf } from "./structured-data.ts"
import { productOf } from "./texts.ts"

interface Around {
  readonly speech: Speech
  readonly publicUrl: string
  /** The languages that a page can be read in. */
  readonly available: readonly Language[]
}

const graph = (property: string, content: string | number): Fragment =>
  html`<meta property="${property}" content="${content}" />`

/** BCP 47 with an underscore, as Open Graph has it. */
const territory = (language: Language): string => language.replace("-", "_")

const alternates = (address: string, { publicUrl, available }: Around): readonly Fragment[] => [
  ...available.map((language) => {
    const short = shortLanguage(language)
    return html`<link rel="alternate" hreflang="${short}" href="${publicUrl + inLanguage(address, short)}" />`
  }),
  html`<link rel="alternate" hreflang="x-default" href="${publicUrl + address}" />`,
]

/** "Paint a kitchen · Handra", as the client says it (src/ui/shell/use-title.ts). */
export const titleOf = ({ heading }: Pick<Head, "heading">, product: string): string =>
  heading === "" ? product : `${heading} · ${product}`

/**
 * Writes the tags of a head; those for messengers come first, as some of them read no more than the beginning of a
 * page.
 */
export const headTags = (head: Head, around: Around): Fragment => {
  const { speech, publicUrl, available } = around
  const { heading, description, address, card, type } = head
  const product = productOf(speech.texts)
  const named = heading === "" ? product : heading
  const own = address === null ? null : fullAddresses(publicUrl, speech)(address)
  const others = available.filter((language) => language !== speech.language)
  const tags = [
    html`<title>${titleOf(head, product)}</title>`,
    html`<meta name="description" content="${description}" />`,
    own === null ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${own}" />`,
    graph("og:type", type),
    graph("og:site_name", product),
    graph("og:title", named),
    graph("og:description", description),
    ...(own === null ? [] : [graph("og:url", own)]),
    graph("og:image", publicUrl + card),
    graph("og:image:type", cardType),
    graph("og:image:width", cardSize.width),
    graph("og:image:height", cardSize.height),
    graph("og:image:alt", named),
    graph("og:locale", territory(speech.language)),
    ...others.map((language) => graph("og:locale:alternate", territory(language))),
    html`<meta name="twitter:card" content="summary_large_image" />`,
    html`<meta name="twitter:image" content="${publicUrl + card}" />`,
    ...(address === null ? [] : alternates(address, around)),
  ]
  return html`${tags.map((tag) => html`${tag} `)}`
}

/** Writes what the page is about, for machines; data of that type is never run, so the content policy lets it be. */
export const dataTag = ({ data }: Head): Fragment =>
  data.length === 0
    ? html``
    : html`<script type="application/ld+json">
        ${jsonInScript(graphOf(data))}
      </script>`

/** Answers to what the app asks first; data of that type is never run. E500. */
export const answerTags = (answers: readonly FirstAnswer[]): Fragment =>
  html`${answers.map(
    ({ path, body }) =>
      html`<script type="application/json" data-answers="${path}">
        ${writtenInScript(body)}
      </script>`,
  )}`

/** The note beside a picture, for the browser that takes it over. */
export const noteTag = ({ note }: Picture): Fragment =>
  html`<script type="application/json" data-picture>
    ${writtenInScript(note)}
  </script>`

/** Code that the page's screen needs, fetched beside the app's own (early.ts). E501. */
export const codeTags = (files: readonly string[]): Fragment =>
  html`${files.map((file) => html`<link rel="modulepreload" href="/${file}" fetchpriority="low" media="not all" data-early /> `)}`
