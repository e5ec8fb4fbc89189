/** The page on which a sign-in takes its second step. E610. */
import { html } from "../web/html.ts"
import { formOf, secondStepAddress, summaryOf, type Field, type Problems } from "./forms.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import type { SecondStep } from "./second-steps.ts"
import type { Texts } from "./texts/en.ts"

export type StepWay = "app" | "recovery"

const supportAddress = "/support/support"

interface Asking extends Problems {
  readonly uid: string
  readonly to: string
  readonly way: StepWay
  readonly step: SecondStep
}

const fieldOf = ({ secondStep }: Texts, way: StepWay): Field =>
  way === "app"
    ? { name: "code", type: "text", autocomplete: "one-time-code", code: "digits" }
    : { name: "code", label: secondStep.recoveryCode, type: "text", autocomplete: "off", code: "signs" }

export const signInStepPage = (frame: PageFrame, texts: Texts, { uid, to, way, step, ...wrong }: Asking): string => {
  const { title, appLead, recoveryLead, button, byApp, byRecovery, lost, support } = texts.secondStep.signIn
  const summary = summaryOf(texts, wrong)
  const address = (to: string, by: StepWay): string => secondStepAddress(uid, { to, ...(by === "recovery" && { by }) })
  const other = way === "app" ? "recovery" : "app"
  const hasOther = other === "app" ? step.appSince !== null : step.codesLeft > 0
  const body = html`
    ${headOf(title, way === "app" ? appLead : recoveryLead)} ${summary}
    ${formOf(texts, {
      action: address(to, way),
      fields: [fieldOf(texts, way)],
      problems: wrong.problems,
      button,
      otherWay:
        hasOther &&
        html`<a class="p-button" data-kind="secondary" data-wide href="${address(to, other)}"
          >${other === "app" ? byApp : byRecovery}</a
        >`,
    })}
    <p class="id-other">${lost} <a href="${supportAddress}">${support}</a></p>
  `
  const answers = summary !== false
  return pageOf(frame, texts, { title, body, failed: answers, answers })
}
