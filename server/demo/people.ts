/** The demo's people, all plainly invented, and how to sign in as them. */
import { adminRole } from "../../src/domain/roles.ts"
import type { Language } from "../../src/domain/languages.ts"

export const demoPassword = "demo-password"

export interface DemoPerson {
  readonly email: string
  readonly name: string
  readonly language: Language
  /** The reason to sign in as them; null for those who make up the market. */
  readonly about: string | null
  readonly roles?: readonly string[]
  /** Can sign in, and has never done so: the first visit creates the account. */
  readonly isNew?: true
}

const person = (name: string, language: Language, about: string | null = null): DemoPerson => ({
  email: `${name.toLowerCase()}@demo.example`,
  name: `Demo ${name}`,
  language,
  about,
})

export const anna = person("Anna", "en-US", "customer with orders, applications, a deal and chats")
export const boris = person("Boris", "en-US", "executant: painting and moving")
export const clara = person("Clara", "en-US", "both sides, with little going on yet")
export const dora = person("Dora", "de-DE", "busy customer: every state of orders and deals")
export const emil = person("Emil", "de-DE", "executant with three profiles, rated and talked to")
export const hanna = person("Hanna", "en-US", "drafts, refused and waiting texts")
export const bruno = person("Bruno", "de-DE", "blocked by a moderator")
export const admin: DemoPerson = { ...person("Admin", "en-US", "moderator: queue and complaints"), roles: [adminRole] }
const newcomer: DemoPerson = { ...person("New", "en-US", "has never been here"), name: "Demo Newcomer", isNew: true }

/** People who want work done, and nothing else. */
export const customers: readonly DemoPerson[] = [
  dora,
  person("Filip", "pl-PL"),
  person("Greta", "sv-SE"),
  person("Jola", "pl-PL"),
  person("Konrad", "de-DE"),
  person("Lucia", "it-IT"),
  person("Nina", "fr-FR"),
  person("Oksana", "uk-UA"),
  person("Sonja", "de-DE"),
  person("Vera", "ru-RU"),
  person("Ellen", "en-US"),
]

/** People who work, with as many profiles as they may have. */
export const providers: readonly { readonly person: DemoPerson; readonly profiles: number }[] = [
  { person: emil, profiles: 3 },
  { person: person("Heiko", "de-DE"), profiles: 5 },
  { person: person("Piotr", "pl-PL"), profiles: 5 },
  { person: person("Zofia", "pl-PL"), profiles: 5 },
  { person: person("Tom", "en-US"), profiles: 5 },
  { person: person("Wim", "nl-NL"), profiles: 5 },
  { person: person("Yusuf", "tr-TR"), profiles: 5 },
  { person: person("Alina", "uk-UA"), profiles: 5 },
]

export const demoPeople: readonly DemoPerson[] = [
  anna,
  boris,
  clara,
  ...customers,
  ...providers.map((one) => one.person),
  hanna,
  bruno,
  admin,
  newcomer,
]

/** People who are worth to be, the plain ones first. */
export const demoSignIns: readonly DemoPerson[] = [anna, boris, clara, newcomer, dora, emil, hanna, bruno, admin]
