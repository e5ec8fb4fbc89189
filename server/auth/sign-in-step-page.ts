/** The page on which a sign-in takes its second step. */
import { html, type Fragment } from "../web/html.ts"
import { formOf, secondStepAddress, summaryOf, type Field, type Problems, type StepWay } from "./forms.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import { withoutScript } from "./passkey-pages.ts"
import type { Texts } from "./texts/en.ts"

const supportAddress = "/support/support"

export interface Asking extends Problems {
  readonly uid: string
  readonly to: string
  readonly way: StepWay
  /** All that the person has. */
  readonly ways: readonly StepWay[]
  /** For the browser, as JSON, where a passkey is asked for. */
  readonly question: string | null
}

const fieldsOf = ({ secondStep }: Texts, way: StepWay): readonly Field[] => {
  if (way === "passkey") return []
  return way === "app"
    ? [{ name: "code", type: "text", autocomplete: "one-time-code", code: "digits" }]
    : [{ name: "code", label: secondStep.recoveryCode, type: "text", autocomplete: "off", code: "signs" }]
}

const wordsOf = ({ secondStep: { signIn } }: Texts) =>
  ({
    app: { lead: signIn.appLead, button: signIn.button, instead: signIn.byApp },
    passkey: { lead: signIn.passkeyLead, button: signIn.passkeyButton, instead: signIn.byPasskey },
    recovery: { lead: signIn.recoveryLead, button: signIn.button, instead: signIn.byRecovery },
  }) as const satisfies Readonly<Record<StepWay, object>>

export const signInStepPage = (
  frame: PageFrame,
  texts: Texts,
  { uid, to, way, ways, question, ...wrong }: Asking,
): string => {
  const { title, lost, support } = texts.secondStep.signIn
  const words = wordsOf(texts)
  const { lead, button } = words[way]
  const summary = summaryOf(texts, wrong)
  const otherWay = (by: StepWay): Fragment =>
    html`<a class="p-button" data-kind="secondary" data-wide href="${secondStepAddress(uid, { to, by })}"
      >${words[by].instead}</a
    >`
  const body = html`
    ${headOf(title, lead)} ${summary} ${question !== null && withoutScript(texts)}
    ${formOf(texts, {
      action: secondStepAddress(uid, { to, by: way }),
      fields: fieldsOf(texts, way),
      problems: wrong.problems,
      button,
      ...(question !== null && { hidden: { answer: "" }, asks: { passkey: question, kind: "known" } }),
      otherWay: html`${ways.filter((one) => one !== way).map(otherWay)}`,
    })}
    <p class="id-other">${lost} <a href="${supportAddress}">${support}</a></p>
  `
  const answers = summary !== false
  return pageOf(frame, texts, { title, body, failed: answers, answers, passkey: question !== null })
}
