/** The signed-in person; the account's key is the key of its customer profile. Spec §3 Account. */
import { dayMs } from "./durations.ts"
import type { Language } from "./languages.ts"
import type { RefusalReason } from "./moderation.ts"
import type { Deeds } from "./profiles.ts"
import type { Rating } from "./participants.ts"

export interface Account extends Deeds {
  readonly key: string
  readonly activeProfileKey: string
  readonly registeredOn: string
  readonly name: string
  readonly description: string
  readonly email: string | null
  readonly phone: string | null
  readonly photo: string | null
  readonly language: Language
  readonly rating: Rating
  readonly blocked: boolean
  readonly blockedReason: RefusalReason | null
  readonly asOf: number // the account's cursor at which this was true
}

/** Answers whether somebody registered within the last day; `now` in milliseconds. */
export const isNewcomer = ({ registeredOn }: Pick<Account, "registeredOn">, now: number): boolean =>
  now - Date.parse(registeredOn) < dayMs

export const isCustomerActive = (account: Account): boolean => account.activeProfileKey === account.key

/** Six to fifteen digits, as people group them (E.164 allows no more). */
export const phoneRules = (text: string): readonly "invalidFormat"[] => {
  const phone = text.trim()
  const digits = phone.replaceAll(/\D/gu, "").length
  return /^\+?\(?\d[\d\s()./-]*$/u.test(phone) && digits >= 6 && digits <= 15 ? [] : ["invalidFormat"]
}
