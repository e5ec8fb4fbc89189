/** The page of the own second step, and those on which it is set up and changed. */
import { qrDrawing } from "../../drawings/qr-code.ts"
import { attributes, html, type Fragment } from "../web/html.ts"
import { formOf, summaryOf, type Problems } from "./forms.ts"
import { settingsPath } from "./letter-pages.ts"
import { writtenSecret } from "./one-time-codes.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import { passkeysPart } from "./passkey-pages.ts"
import { mostPasskeys } from "./passkeys.ts"
import { recoveryCodeCount } from "./recovery-codes.ts"
import {
  changeAddress,
  changeLink,
  dateIn,
  filled,
  homeOf,
  othersTick,
  partOf,
  secondStepPath,
  type Change,
} from "./second-step-parts.ts"
import { isOn, type Passkey, type SecondStep } from "./second-steps.ts"
import type { Texts } from "./texts/en.ts"

/** The address of the code that shows that the app is set up. */
export const appCodeAddress = `${secondStepPath}/app/code`

const appPart = (texts: Texts, { appSince }: SecondStep): Fragment => {
  const { app, added } = texts.secondStep
  const since = appSince !== null && filled(added, "date", dateIn(texts, appSince))
  const action =
    appSince === null
      ? changeLink(changeAddress("setUpApp"), app.setUp)
      : changeLink(changeAddress("removeApp"), app.remove)
  return partOf(app.title, [app.lead, since], action)
}

const codesPart = ({ secondStep: { codes } }: Texts, { codesLeft }: SecondStep): Fragment => {
  const left = filled(filled(codes.left, "left", String(codesLeft)), "all", String(recoveryCodeCount))
  return partOf(codes.title, [codes.lead, left], changeLink(changeAddress("renewCodes"), codes.renew))
}

interface Overview {
  readonly step: SecondStep
  /** Browsers make passkeys for this address. */
  readonly hasPasskeys: boolean
  /** The problem that ended a change. */
  readonly problem?: string | undefined
}

/** The page of the second step: what there is, and what can be changed. */
export const secondStepPage = (frame: PageFrame, texts: Texts, { step, hasPasskeys, problem }: Overview): string => {
  const { title, lead, on, off } = texts.secondStep
  const { passkeys } = step
  const summary = summaryOf(texts, { problems: {}, problem })
  const body = html`
    ${headOf(title, lead)} ${summary}
    <p><strong>${isOn(step) ? on : off}</strong></p>
    ${appPart(texts, step)}
    ${
      (hasPasskeys || passkeys.length > 0) &&
      passkeysPart(texts, passkeys, hasPasskeys && passkeys.length < mostPasskeys)
    }
    ${isOn(step) && codesPart(texts, step)} ${homeOf(settingsPath, texts.email.home)}
  `
  const answers = summary !== false
  return pageOf(frame, texts, { title, body, failed: answers, answers })
}

interface Proving extends Problems {
  readonly email: string
  /** The change signs other devices out; null where that is not asked. */
  readonly endsOthers: boolean | null
  /** The passkey that it is about, if it is about one. */
  readonly passkey: Passkey | undefined
}

/** Asks for the password before a change. */
export const provingPage = (
  frame: PageFrame,
  texts: Texts,
  change: Change,
  { email, endsOthers, passkey, ...wrong }: Proving,
): string => {
  const { title: asked, lead, button } = texts.secondStep[change]
  const title = filled(asked, "name", passkey?.name ?? "")
  const summary = summaryOf(texts, wrong)
  const body = html`
    ${headOf(title, lead)} ${summary}
    ${formOf(texts, {
      action: changeAddress(change, passkey?.key),
      fields: [
        { name: "email", type: "email", autocomplete: "username", value: email, isFixed: true },
        { name: "password", type: "password", autocomplete: "current-password" },
      ],
      problems: wrong.problems,
      ...(endsOthers !== null && { aside: othersTick(texts, endsOthers) }),
      button,
    })}
    ${homeOf(secondStepPath, texts.secondStep.back)}
  `
  const answers = summary !== false
  return pageOf(frame, texts, { title, body, failed: answers, answers })
}

interface Scanning extends Problems {
  readonly secret: Uint8Array
  /** The secret as the address that apps take it from. */
  readonly address: string
  readonly endsOthers: boolean | null
  /** The address that the code is sent to. */
  readonly action: string
  /** The reason for a second step, for whoever did not ask. */
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
