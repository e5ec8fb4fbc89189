/** The page of the own second step, and those on which it is set up and changed. E610, E611. */
import { qrDrawing } from "../../drawings/qr-code.ts"
import { attributes, html, type Fragment } from "../web/html.ts"
import { formOf, summaryOf, tickOf, type Problems } from "./forms.ts"
import { settingsPath } from "./letter-pages.ts"
import { writtenSecret } from "./one-time-codes.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import { endOthersField } from "./password-pages.ts"
import { recoveryCodeCount } from "./recovery-codes.ts"
import { isOn, type SecondStep } from "./second-steps.ts"
import type { Texts } from "./texts/en.ts"

export const secondStepPath = "/identity/second-step"

/** What is changed on pages of their own, each of which asks for the password. */
export const changePaths = { setUpApp: "app", removeApp: "app/removal", renewCodes: "codes" } as const
export type Change = keyof typeof changePaths

export const changeAddress = (change: Change): string => `${secondStepPath}/${changePaths[change]}`

/** Where the code goes that shows that the app is set up. */
export const appCodeAddress = `${secondStepPath}/app/code`

const dateIn = ({ language }: Texts, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date)

const changeLink = (change: Change, text: string): Fragment =>
  html`<a class="p-button" data-kind="secondary" data-wide href="${changeAddress(change)}">${text}</a>`

const part = (title: string, lines: readonly (string | false)[], action: Fragment): Fragment =>
  html`<section class="id-form">
    <div class="id-head">
      <h2>${title}</h2>
      ${lines.filter((line) => line !== false).map((line) => html`<p class="id-lead">${line}</p>`)}
    </div>
    ${action}
  </section>`

const appPart = (texts: Texts, { appSince }: SecondStep): Fragment => {
  const { app, added } = texts.secondStep
  const since = appSince !== null && added.replace("{date}", dateIn(texts, appSince))
  const action = appSince === null ? changeLink("setUpApp", app.setUp) : changeLink("removeApp", app.remove)
  return part(app.title, [app.lead, since], action)
}

const codesPart = ({ secondStep: { codes } }: Texts, { codesLeft }: SecondStep): Fragment => {
  const left = codes.left.replace("{left}", String(codesLeft)).replace("{all}", String(recoveryCodeCount))
  return part(codes.title, [codes.lead, left], changeLink("renewCodes", codes.renew))
}

const home = (address: string, text: string): Fragment => html`<p class="id-other"><a href="${address}">${text}</a></p>`

/** What there is, and what can be changed. A problem is what ended a change. */
export const secondStepPage = (frame: PageFrame, texts: Texts, step: SecondStep, problem?: string): string => {
  const { title, lead, on, off } = texts.secondStep
  const summary = summaryOf(texts, { problems: {}, problem })
  const body = html`
    ${headOf(title, lead)} ${summary}
    <p><strong>${isOn(step) ? on : off}</strong></p>
    ${appPart(texts, step)} ${isOn(step) && codesPart(texts, step)} ${home(settingsPath, texts.email.home)}
  `
  const answers = summary !== false
  return pageOf(frame, texts, { title, body, failed: answers, answers })
}

const othersTick = (texts: Texts, checked: boolean): Fragment =>
  tickOf({ name: endOthersField, checked, label: texts.password.others, hint: texts.secondStep.othersHint })

interface Proving extends Problems {
  readonly email: string
  /** Whether other devices are to be signed out; null where that is not asked. */
  readonly endsOthers: boolean | null
}

/** Asks for the password before a change. */
export const provingPage = (
  frame: PageFrame,
  texts: Texts,
  change: Change,
  { email, endsOthers, ...wrong }: Proving,
): string => {
  const { title, lead, button } = texts.secondStep[change]
  const summary = summaryOf(texts, wrong)
  const body = html`
    ${headOf(title, lead)} ${summary}
    ${formOf(texts, {
      action: changeAddress(change),
      fields: [
        { name: "email", type: "email", autocomplete: "username", value: email, isFixed: true },
        { name: "password", type: "password", autocomplete: "current-password" },
      ],
      problems: wrong.problems,
      ...(endsOthers !== null && { aside: othersTick(texts, endsOthers) }),
      button,
    })}
    ${home(secondStepPath, texts.secondStep.back)}
  `
  const answers = summary !== false
  return pageOf(frame, texts, { title, body, failed: answers, answers })
}

interface Scanning extends Problems {
  readonly secret: Uint8Array
  /** The secret as the address that apps take it from. */
  readonly address: string
  readonly endsOthers: boolean | null
  /** Where the code is sent to. */
  readonly action: string
  /** Why there is to be one, for whoever did not ask. */
  readonly why?: string
}

/** The secret for the app, and the field for its first code. */
export const scanningPage = (
  frame: PageFrame,
  texts: Texts,
  { secret, address, endsOthers, action, why, ...wrong }: Scanning,
): string => {
  const { title, lead, picture, key, link, button } = texts.secondStep.scan
  const summary = summaryOf(texts, wrong)
  const { size, path } = qrDrawing(address)
  const drawing = { class: "p-qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": picture }
  const body = html`
    ${headOf(title, why === undefined ? lead : `${why} ${lead}`)} ${summary}
    <svg${attributes(drawing)} shape-rendering="crispEdges"><path d="${path}" /></svg>
    <div class="id-head">
      <p>${key}</p>
      <p><strong><code translate="no">${writtenSecret(secret)}</code></strong></p>
      <p><a href="${address}">${link}</a></p>
    </div>
    ${formOf(texts, {
      action,
      fields: [{ name: "code", type: "text", autocomplete: "one-time-code", code: "digits" }],
      problems: wrong.problems,
      ...(endsOthers !== null && { aside: othersTick(texts, endsOthers) }),
      button,
    })}
  `
  return pageOf(frame, texts, { title, body, failed: summary !== false, answers: true })
}

/** The recovery codes, which no other page shows again; the button goes on. */
export const newCodesPage = (
  frame: PageFrame,
  texts: Texts,
  { codes, next }: { readonly codes: readonly string[]; readonly next: Fragment },
): string => {
  const { title, lead } = texts.secondStep.newCodes
  const body = html`
    <div role="status">${headOf(title, lead)}</div>
    <ul class="id-head">
      ${codes.map((code) => html`<li><code translate="no">${code}</code></li>`)}
    </ul>
    ${next}
  `
  return pageOf(frame, texts, { title, body, answers: true })
}
