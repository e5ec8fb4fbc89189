/** The passkeys on the page of the own second step, and the pages on which a browser makes one and answers by one. */
import { html, type Fragment } from "../web/html.ts"
import { formOf, summaryOf, type Problems } from "./forms.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import {
  changeAddress,
  changeLink,
  dateIn,
  filled,
  homeOf,
  linesOf,
  othersTick,
  partOf,
  secondStepPath,
} from "./second-step-parts.ts"
import type { Passkey } from "./second-steps.ts"
import type { Texts } from "./texts/en.ts"

/** The address that a new passkey is sent to. */
export const newPasskeyAddress = `${secondStepPath}/passkey/answer`

const passkeyOf = (texts: Texts, { key, name, addedAt, usedAt }: Passkey): Fragment => {
  const { added, passkeys } = texts.secondStep
  const used = usedAt === null ? passkeys.unused : filled(passkeys.used, "date", dateIn(texts, usedAt))
  return html`<li class="id-head">
    <h3 translate="no">${name}</h3>
    ${linesOf([`${filled(added, "date", dateIn(texts, addedAt))} ${used}`])}
    ${changeLink(changeAddress("removePasskey", key), filled(passkeys.remove, "name", name))}
  </li>`
}

/** Shows the passkeys that there are, and the way to one more where there is room for it. */
export const passkeysPart = (texts: Texts, passkeys: readonly Passkey[], mayAdd: boolean): Fragment => {
  const { title, lead, add } = texts.secondStep.passkeys
  const list = html`<ul class="id-form">
    ${passkeys.map((passkey) => passkeyOf(texts, passkey))}
  </ul>`
  const actions = html`${passkeys.length > 0 && list} ${mayAdd && changeLink(changeAddress("addPasskey"), add)}`
  return partOf(title, [lead], actions)
}

/** Shown where nothing would answer. */
export const withoutScript = ({ secondStep }: Texts): Fragment =>
  html`<noscript><p>${secondStep.noScript}</p></noscript>`

interface Creating extends Problems {
  /** The question for the browser, as JSON. */
  readonly question: string
  readonly name: string
  readonly endsOthers: boolean
}

export const createPasskeyPage = (
  frame: PageFrame,
  texts: Texts,
  { question, name, endsOthers, ...wrong }: Creating,
): string => {
  const { title, lead, nameHint: hint, button } = texts.secondStep.createPasskey
  const summary = summaryOf(texts, wrong)
  const body = html`
    ${headOf(title, lead)} ${summary} ${withoutScript(texts)}
    ${formOf(texts, {
      action: newPasskeyAddress,
      hidden: { answer: "" },
      asks: { passkey: question, kind: "new" },
      fields: [{ name: "passkeyName", type: "text", autocomplete: "off", value: name, hint }],
      problems: wrong.problems,
      aside: othersTick(texts, endsOthers),
      button,
    })}
    ${homeOf(secondStepPath, texts.secondStep.back)}
  `
  return pageOf(frame, texts, { title, body, failed: summary !== false, answers: true, passkey: true })
}
