/**
 * The parts of the pages of the own second step: their addresses, the parts of the first one, and the question about
 * others.
 */
import { html, type Fragment } from "../web/html.ts"
import { tickOf } from "./forms.ts"
import { endOthersField } from "./password-pages.ts"
import type { Texts } from "./texts/en.ts"

export const secondStepPath = "/identity/second-step"

/** The changes that have pages of their own, each of which asks for the password. */
export const changePaths = {
  setUpApp: "app",
  removeApp: "app/removal",
  addPasskey: "passkey",
  removePasskey: "passkey/removal",
  renewCodes: "codes",
} as const
export type Change = keyof typeof changePaths

/** The address of a change, and of the passkey that it is about. */
export const changeAddress = (change: Change, key?: string): string =>
  `${secondStepPath}/${changePaths[change]}${key === undefined ? "" : `?${new URLSearchParams({ key })}`}`

export const dateIn = ({ language }: Texts, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date)

/** The text with something of the person's in it, whatever signs that has. */
export const filled = (text: string, place: string, value: string): string => text.replace(`{${place}}`, () => value)

export const changeLink = (address: string, text: string): Fragment =>
  html`<a class="p-button" data-kind="secondary" data-wide href="${address}">${text}</a>`

export const linesOf = (lines: readonly (string | false)[]): readonly Fragment[] =>
  lines.filter((line) => line !== false).map((line) => html`<p class="id-lead">${line}</p>`)

export const partOf = (title: string, lines: readonly (string | false)[], actions: Fragment): Fragment =>
  html`<section class="id-form">
    <div class="id-head">
      <h2>${title}</h2>
      ${linesOf(lines)}
    </div>
    ${actions}
  </section>`

export const homeOf = (address: string, text: string): Fragment =>
  html`<p class="id-other"><a href="${address}">${text}</a></p>`

export const othersTick = (texts: Texts, checked: boolean): Fragment =>
  tickOf({ name: endOthersField, checked, label: texts.password.others, hint: texts.secondStep.othersHint })
