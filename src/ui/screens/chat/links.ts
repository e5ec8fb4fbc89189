/** The addresses, mail addresses and telephone numbers in a message, and where each leads. */
import { LinkifyIt } from "linkify-it"
import { withoutInvisible } from "../../../domain/graphemes.ts"
import { telephonesIn } from "../../../domain/public-text.ts"

export interface Link {
  readonly href: string
  /** Another page, and neither a letter nor a call. */
  readonly isPage: boolean
  /** The host as it is asked, where the text writes it otherwise: letters of another script may look like these. */
  readonly host: string | null
}

export interface TextPart {
  readonly at: number
  readonly text: string
  /** Null for what stands between links. */
  readonly link: Link | null
}

interface Found {
  readonly from: number
  readonly to: number
  readonly link: Link
}

/** A message with more beginnings of addresses is a flood, in which each of them would be looked through. */
const mostBeginnings = 100

/** Code units of an address that has no scheme. */
const longestAddress = 2_000

const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true })
finder
  .add("ftp:", null)
  .add("//", null)
  // Without a scheme an address needs its `www.`: each sign that is missing a space would make one otherwise.
  .add("www.", {
    validate: (text, at, self) => {
      const rest = `//${text.slice(at, at + longestAddress)}`
      const length = self.testSchemaAt(rest, "http:", 0)
      return /^[^/?#]+\.[^/?#]/u.test(rest.slice(2, length)) ? length - 2 : 0
    },
    normalize: (match) => {
      match.url = `https://${match.url}`
    },
  })

/** The host with its name in ASCII, as browsers ask it; null for what is no host of the public network. */
const askedHost = (address: string): string | null => {
  if (!URL.canParse(address)) return null
  const { host } = new URL(address)
  return /[.:]./u.test(host) ? host : null
}

const linkOf = (written: string, url: string): Link | null => {
  const isPage = /^https?:/iu.test(url)
  const host = askedHost(isPage ? url : `https://${url.slice(url.lastIndexOf("@") + 1)}`)
  // A sign that turns the text round or has no width would show another address than the one that is asked.
  if (host === null || withoutInvisible(written) !== written) return null
  const isShown = written.toLowerCase().includes(host)
  return { href: isPage ? new URL(url).href : url, isPage, host: isShown ? null : host }
}

const addressesIn = (text: string): readonly Found[] => {
  const beginnings = text.match(/www\.|:\/\/|@|mailto:/giu) ?? []
  if (beginnings.length === 0 || beginnings.length > mostBeginnings) return []
  return (finder.match(text) ?? []).flatMap(({ index, lastIndex, raw, url }) => {
    const link = linkOf(raw, url)
    return link === null ? [] : [{ from: index, to: lastIndex, link }]
  })
}

const callsIn = (text: string): readonly Found[] =>
  telephonesIn(text).map(({ at, written, dialled }) => ({
    from: at,
    to: at + written.length,
    link: { href: `tel:${dialled}`, isPage: false, host: null },
  }))

/** The text in parts, of which none is lost: put together they are the text. */
export const textParts = (text: string): readonly TextPart[] => {
  const addresses = addressesIn(text)
  const isFree = ({ from, to }: Found): boolean => addresses.every((one) => to <= one.from || from >= one.to)
  const found = [...addresses, ...callsIn(text).filter(isFree)].sort((one, other) => one.from - other.from)
  const parts: TextPart[] = []
  let at = 0
  const add = (to: number, link: Link | null): void => {
    if (to > at) parts.push({ at, text: text.slice(at, to), link })
    at = to
  }
  for (const { from, to, link } of found) {
    add(from, null)
    add(to, link)
  }
  add(text.length, null)
  return parts
}
