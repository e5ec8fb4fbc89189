/** The modal dialogs by name, and the parameters of an address that opens one. Spec §2 Modals. */
/** The arguments that each takes: keys of entities, in `kind` that of a listing, and in `then` an address of the app. */
export const modalArguments = {
  "sign-in": [],
  "choose-language": [],
  palette: [],
  shortcuts: [],
  "create-deal": ["kind", "listing", "application"],
  "deal-made": ["deal"],
  "cancel-deal": ["deal"],
  report: ["target", "key"],
  "write-review": ["deal"],
  "create-executant": ["then"],
  "create-on-phone": ["kind", "listing", "copyOf"],
  "listing-sent": ["kind", "listing"],
  "switch-profile": ["to", "then"],
  "delete-message": ["chat", "message"],
  "delete-account": [],
  "sign-out": [],
  "sign-out-everywhere": [],
} as const

export type ModalName = keyof typeof modalArguments
export type ModalArgument = (typeof modalArguments)[ModalName][number]

/** Values for the arguments of a modal, all of them optional. */
export type ModalArguments<Name extends ModalName = ModalName> = {
  readonly [A in (typeof modalArguments)[Name][number]]?: string
}

/** Own properties only: the address may name one that every object inherits. */
export const isModal = (name: string): name is ModalName => Object.hasOwn(modalArguments, name)

export const modalNames = Object.keys(modalArguments) as readonly ModalName[]

/** The parameters of an address that are about the open modal. */
export type ModalParameter = "modal" | `modal.${ModalArgument}`

export const modalParameters: readonly ModalParameter[] = [
  "modal",
  ...Object.values(modalArguments)
    .flat()
    .map((argument) => `modal.${argument}` as const),
]
