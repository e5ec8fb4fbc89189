/**
 * Redacts addresses: the app's own words, keys and numbers are kept, and all else is hidden as the screens read it, so that
 * a page, the command that asked for it and the answer tell of the same words. Law 7.
 */
import { seenLine } from "../domain/graphemes.ts"
import { blurredPoint } from "../domain/locations.ts"
import { ownPage } from "../domain/routes.ts"
import {
  addressParameters,
  houseParameters,
  houseWords,
  lineParameters,
  numberParameters,
  pointParameters,
  wordParameters,
} from "./house-words.ts"
import type { Pseudonyms } from "./pseudonyms.ts"
import { hiddenDegreesText } from "./redacted-points.ts"
import { inPath, inSearch, respelled } from "./spelling.ts"

/** The pseudonyms and the words by which one log is redacted. */
export interface Redaction {
  readonly hide: Pseudonyms
  /** Kept in the path `/my-{product}` (D24): it is the app's word, but of its environment. */
  readonly productSlug: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu
const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/u
const whole = /^\d{1,6}$/u
const aNumber = /^\d{1,10}(?:\.\d{1,2})?$/u

export const isFact = (text: string): boolean => uuid.test(text) || moment.test(text) || whole.test(text)

/** A key from an address that is none of ours may be any text; what the path calls it is its name everywhere. */
export const key = (text: string, { hide }: Redaction): string =>
  uuid.test(text) || houseWords.has(text) ? text : hide(text)

export const path = (text: string, by: Redaction): string =>
  text
    .split("/")
    .map((part) => (`/${part}` === ownPage(by.productSlug) ? part : respelled(part, inPath, (one) => key(one, by))))
    .join("/")

/** The value of a parameter, as the app reads it: a search's words as one line, a point's degrees to a kilometre. */
const value = (name: string, text: string, by: Redaction): string => {
  const { hide } = by
  if (addressParameters.has(name)) return address(text, by)
  if (pointParameters.has(name)) return hiddenDegreesText(blurred(text), hide)
  if (lineParameters.has(name)) return hide(seenLine(text))
  if (!houseParameters.has(name)) return hide(text)
  return numberParameters.has(name) && aNumber.test(text) ? text : key(text, by)
}

const blurred = (text: string): string => {
  const lat = Number(text)
  return text === "" || Number.isNaN(lat) ? text : String(blurredPoint({ lat, lon: 0 }).lat)
}

const parameter = (text: string, by: Redaction): string => {
  const at = text.indexOf("=")
  if (at < 0) return respelled(text, inSearch, by.hide)
  const spelled = text.slice(0, at)
  const name = inSearch.read(spelled)
  const isOurs = houseParameters.has(name) || wordParameters.has(name)
  const shown = isOurs ? spelled : respelled(spelled, inSearch, by.hide)
  return `${shown}=${respelled(text.slice(at + 1), inSearch, (one) => value(name, one, by))}`
}

export const search = (text: string, by: Redaction): string => {
  const start = text.startsWith("?") ? "?" : ""
  return (
    start +
    text
      .slice(start.length)
      .split("&")
      .map((part) => parameter(part, by))
      .join("&")
  )
}

/** An address that is a parameter's value. */
const address = (text: string, by: Redaction): string => {
  const at = text.indexOf("?")
  return at < 0 ? path(text, by) : path(text.slice(0, at), by) + search(text.slice(at), by)
}
