/**
 * A request is answered in the language it asks for, and what is written with it is taken to be in that. RFC 9110
 * §12.5.4.
 */
import Negotiator from "negotiator"
import { describe, expect, it } from "vitest"
import { chooseLanguage } from "../../../src/domain/languages.ts"

describe("the language of a request", () => {
  it.each([
    ["de-DE", "de-DE"],
    ["de", "de-DE"],
    ["ja, de", "de-DE"],
    ["pl;q=0.5, de", "de-DE"],
    ["pl;q=0.5,fr;q=0.9 , en;q=0.8", "fr-FR"],
    ["no, sv; q=0.8, en;q=0.7", "sv-SE"],
    ["de;q=0, it;q=0.001", "it-IT"],
    ["TR-tr;Q=0.4", "tr-TR"],
    ["*", "en-US"],
    ["de;q=nine, pl;q=0.2", "pl-PL"],
    [" ,;,", "en-US"],
    [undefined, "en-US"],
  ])("that asks for %s is %s", (header, expected) => {
    const headers = header === undefined ? {} : { "accept-language": header }
    expect(chooseLanguage(new Negotiator({ headers }).languages())).toBe(expected)
  })
})
