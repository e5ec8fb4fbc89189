/**
 * The forms of sign-in and registration, and what the other pages' forms are made of. After an error all input but the
 * password is kept. experience: Forms.
 */
import { attributes, html, type Fragment } from "../web/html.ts"
import { headOf, pageOf, type PageFrame } from "./page.ts"
import type { Texts } from "./texts/en.ts"

export const formNames = ["signIn", "register"] as const
export type FormName = (typeof formNames)[number]

export const fieldNames = ["name", "email", "password", "newPassword", "code", "passkeyName"] as const
export type FieldName = (typeof fieldNames)[number]

/** The problems of a form that was typed. */
export interface Problems {
  /** For each field, what is wrong with it, as a sentence. */
  readonly problems: Readonly<Partial<Record<FieldName, string>>>
  /** The problem of the form as a whole; where fields have errors a text of its own says so. */
  readonly problem?: string | undefined
}

export interface FormState extends Problems {
  readonly form: FormName
  readonly typed: Readonly<Record<"name" | "email", string>>
  /** The device is ticked as not the person's own; null where nobody is asked. */
  readonly borrowed: boolean | null
  /** The interaction's id, to come back to it. */
  readonly uid: string
  /** The address that the person wanted to go to. */
  readonly to: string
  /** The page offers signing in with Google. */
  readonly hasGoogle: boolean
}

interface Way {
  readonly form: FormName
  readonly to: string
}

/** The query of a page with one of the forms: it says where to go on, should the page be opened again when it is over. */
const queryOf = ({ form, to }: Way): string => `?${new URLSearchParams({ form, ...(to === "/" ? {} : { to }) })}`

export const interactionAddress = (uid: string, way: Way): string =>
  `/identity/interaction/${uid}${way.form === "signIn" && way.to === "/" ? "" : queryOf(way)}`

/** The ways to take the second step of a sign-in. */
export type StepWay = "app" | "passkey" | "recovery"

/** Answers the address at which the second step of a sign-in is taken; without a way by the one that comes first. */
export const secondStepAddress = (
  uid: string,
  { to, by, setUp = false }: { readonly to: string; readonly by?: StepWay; readonly setUp?: boolean },
): string => {
  const query = new URLSearchParams({ ...(by === undefined ? {} : { by }), ...(to === "/" ? {} : { to }) }).toString()
  return `/identity/interaction/${uid}/second-step${setUp ? "/setup" : ""}${query === "" ? "" : `?${query}`}`
}

export interface Field {
  readonly name: FieldName
  /** In place of the field's usual one. */
  readonly label?: string
  readonly type: "text" | "email" | "password"
  readonly autocomplete: string
  readonly value?: string
  readonly hint?: string
  /** Shown, and sent along for password managers to see, but nothing to change. */
  readonly isFixed?: boolean
  /** The field takes digits or signs, and no words. */
  readonly code?: "digits" | "signs"
}

const fieldOf = (
  texts: Texts,
  problem: string | undefined,
  { name, label, type, autocomplete, value, hint, isFixed = false, code }: Field,
): Fragment => {
  const described = [hint !== undefined && `${name}-hint`, problem !== undefined && `${name}-problem`].filter(Boolean)
  const input = attributes({
    id: name,
    name,
    type,
    autocomplete,
    value,
    required: true,
    readonly: isFixed,
    inputmode: code === "digits" && "numeric",
    autocapitalize: type === "email" ? "none" : code === "signs" && "characters",
    spellcheck: (type === "email" || code !== undefined) && "false",
    "aria-describedby": described.length > 0 && described.join(" "),
    "aria-invalid": problem !== undefined && "true",
  })
  return html`<div${attributes({ class: "p-field", "data-invalid": problem !== undefined })}>
    <label class="p-field-label" for="${name}">${label ?? texts.fields[name]}</label>
    ${hint !== undefined && html`<p class="p-field-hint" id="${name}-hint">${hint}</p>`}
    <span class="p-box"><input${input}></span>
    ${
      problem !== undefined &&
      html`<div class="p-field-foot"><p class="p-field-error" id="${name}-problem">${problem}</p></div>`
    }
  </div>`
}

const fieldsOf = (texts: Texts, { form, typed }: FormState): readonly Field[] => {
  const { nameHint, emailHint, newPasswordHint } = texts.fields
  return form === "register"
    ? [
        { name: "name", type: "text", autocomplete: "name", value: typed.name, hint: nameHint },
        { name: "email", type: "email", autocomplete: "email", value: typed.email, hint: emailHint },
        { name: "password", type: "password", autocomplete: "new-password", hint: newPasswordHint },
      ]
    : [
        { name: "email", type: "email", autocomplete: "username", value: typed.email },
        { name: "password", type: "password", autocomplete: "current-password" },
      ]
}

const forgottenLink = (texts: Texts, { uid, to }: FormState): Fragment =>
  html`<p>
    <a href="/identity/forgotten-password?${new URLSearchParams({ from: uid, to }).toString()}"
      >${texts.signIn.forgotten}</a
    >
  </p>`

/** The name of the tick in the form that is sent. */
export const borrowedField = "borrowed_device"

interface Tick {
  readonly name: string
  readonly checked: boolean
  readonly label: string
  readonly hint: string
}

export const tickOf = ({ name, checked, label, hint }: Tick): Fragment =>
  html`<label class="p-toggle" data-look="checkbox">
    <input${attributes({
      type: "checkbox",
      name,
      value: "yes",
      checked,
      "aria-labelledby": `${name}-label`,
      "aria-describedby": `${name}-hint`,
    })}>
    <span class="p-toggle-words">
      <span id="${name}-label">${label}</span>
      <span class="p-toggle-hint" id="${name}-hint">${hint}</span>
    </span>
  </label>`

const borrowedTick = ({ fields }: Texts, checked: boolean): Fragment =>
  tickOf({ name: borrowedField, checked, label: fields.borrowed, hint: fields.borrowedHint })

const asideOf = (texts: Texts, state: FormState): Fragment =>
  html`${state.form === "signIn" && forgottenLink(texts, state)}
  ${state.borrowed !== null && borrowedTick(texts, state.borrowed)}`

const alertIcon = html`<svg class="p-icon" viewBox="0 0 24 24" data-size="24" aria-hidden="true">
  <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5v5M12 16.2h.01" />
</svg>`

/** The error summary: takes the focus when the page opens, and each line links to its field. */
export const summaryOf = (texts: Texts, { problem, problems }: Problems): Fragment | false => {
  const wrong = fieldNames.flatMap((name) => {
    const text = problems[name]
    return text === undefined ? [] : [html`<li><a href="#${name}">${text}</a></li>`]
  })
  if (problem === undefined && wrong.length === 0) return false
  return html`<div class="p-error-summary" role="alert" tabindex="-1" autofocus>
    ${alertIcon}
    <div class="p-error-summary-words">
      <h2>${problem ?? texts.problems.summary}</h2>
      ${
        wrong.length > 0 &&
        html`<ul class="p-error-summary-list">
          ${wrong}
        </ul>`
      }
    </div>
  </div>`
}

interface FormParts extends Pick<Problems, "problems"> {
  /** Where it is sent to, with fields that people don't see. */
  readonly action: string
  readonly hidden?: Readonly<Record<string, string>>
  readonly fields: readonly Field[]
  /** The question to the browser before the form is sent (passkey-script.ts). */
  readonly asks?: { readonly passkey: string; readonly kind: "new" | "known" }
  readonly button: string
  /** Between the fields and the button. */
  readonly aside?: Fragment
  /** Another way to send the form, below the button. */
  readonly otherWay?: Fragment | false
}

export const formOf = (
  texts: Texts,
  { action, hidden = {}, asks, fields, problems, button, aside, otherWay }: FormParts,
): Fragment =>
  html`<form${attributes({
    class: "id-form",
    method: "post",
    action,
    novalidate: true,
    "data-passkey": asks?.passkey,
    "data-kind": asks?.kind,
  })}>
    ${Object.entries(hidden).map(([name, value]) => html`<input${attributes({ type: "hidden", name, value })}>`)}
    ${fields.map((field) => fieldOf(texts, problems[field.name], field))} ${aside}
    <button class="p-button" data-kind="primary" data-size="large" data-wide type="submit">${button}</button>
    ${otherWay}
  </form>`

/** Sends the same form, so that it says whose device it is; what else was typed is not looked at. */
const googleButton = (texts: Texts, { uid, to, form }: FormState): Fragment =>
  html`<button${attributes({
    class: "p-button",
    "data-kind": "secondary",
    "data-wide": true,
    type: "submit",
    formaction: `/identity/interaction/${uid}/google${queryOf({ form, to })}`,
  })}>${texts.google.button}</button>`

/** The page with one of the forms. */
export const formPage = (frame: PageFrame, texts: Texts, state: FormState): string => {
  const { title, lead, button, other, otherLink } = texts[state.form]
  const summary = summaryOf(texts, state)
  const otherForm: FormName = state.form === "register" ? "signIn" : "register"
  const body = html`
    ${headOf(title, lead)} ${summary}
    ${formOf(texts, {
      action: queryOf(state),
      fields: fieldsOf(texts, state),
      problems: state.problems,
      button,
      aside: asideOf(texts, state),
      otherWay: state.hasGoogle && googleButton(texts, state),
    })}
    <p class="id-other">${other} <a href="${queryOf({ form: otherForm, to: state.to })}">${otherLink}</a></p>
  `
  const answers = summary !== false
  return pageOf(frame, texts, { title, body, failed: answers, answers })
}
