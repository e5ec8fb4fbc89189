/** The page on which a known password is replaced, and the one that says it is. */
import { saidPage } from "./email-pages.ts"
import { formOf, summaryOf, tickOf, type Problems } from "./forms.ts"
import { html } from "../web/html.ts"
import { settingsPath } from "./letter-pages.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import type { Texts } from "./texts/en.ts"

export const passwordPath = "/identity/password"

/** The name of the tick in the form that is sent. */
export const endOthersField = "endOthers"

interface Changing extends Problems {
  readonly email: string
  readonly endsOthers: boolean
}

export const passwordPage = (frame: PageFrame, texts: Texts, { email, endsOthers, ...wrong }: Changing): string => {
  const { title, lead, button, current, others, othersHint } = texts.password
  const { newPassword: label, newPasswordHint: hint } = texts.fields
  const summary = summaryOf(texts, wrong)
  const body = html`
    ${headOf(title, lead)} ${summary}
    ${formOf(texts, {
      action: passwordPath,
      fields: [
        { name: "email", type: "email", autocomplete: "username", value: email, isFixed: true },
        { name: "password", label: current, type: "password", autocomplete: "current-password" },
        { name: "newPassword", label, type: "password", autocomplete: "new-password", hint },
      ],
      problems: wrong.problems,
      aside: tickOf({ name: endOthersField, checked: endsOthers, label: others, hint: othersHint }),
      button,
    })}
    <p class="id-other"><a href="${settingsPath}">${texts.email.home}</a></p>
  `
  const answers = summary !== false
  return pageOf(frame, texts, { title, body, failed: answers, answers })
}

export const passwordChangedPage = (frame: PageFrame, texts: Texts, endsOthers: boolean): string => {
  const { endedLead, keptLead } = texts.password
  const words = { title: texts.passwordSet.title, lead: endsOthers ? endedLead : keptLead, button: texts.email.home }
  return saidPage(frame, texts, words, { address: settingsPath })
}
