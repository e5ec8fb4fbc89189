/** All that the demo's people say in a language. */
import { words } from "../../../server/demo-company/words/spoken.ts"
import type { Side } from "../../../server/demo-company/words/words.ts"
import type { Language } from "../../../src/domain/languages.ts"

const price = { value: 1250.5, measurementUnit: "Hour", currency: { code: "EUR" } } as const

const ofSide = ({ replies, priceNamed, goOn, dealt, done, canceled, feedback }: Side, named: string) => [
  ...Object.values(replies).flat(),
  priceNamed(named),
  ...[goOn, dealt, done, canceled, feedback].flat(),
]

/** Of a listing of that name. */
export const companySentences = (language: Language, name: string): readonly string[] => {
  const spoken = words[language]
  return [
    ...[spoken.executant, spoken.customer].flatMap((side) => ofSide(side, spoken.price(price))),
    ...[spoken.toOrder, spoken.toOffer, spoken.appliedToOrder, spoken.appliedToOffer].flatMap((ways) => ways(name)),
    ...Object.values(spoken.asks),
    ...Object.values(spoken.wants),
    spoken.agreed,
  ]
}
