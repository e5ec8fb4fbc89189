/** The demo's people come, and show what they can do. */
import { fallbackLanguage } from "../../src/domain/languages.ts"
import { hashPassword } from "../auth/passwords.ts"
import { categoryKey } from "../data/classificator.ts"
import type { Db } from "../contract/services.ts"
import { subjectOf, type Act } from "./acting.ts"
import { profiles } from "./cast.ts"
import { boris, demoPassword, demoPeople, providers, type DemoPerson } from "./people.ts"
import { hoursMs, ago, later } from "./times.ts"

/** scrypt's N: there is nothing to guess where the password is printed beside the address. */
const leastCost = 2 ** 10

/** Everybody who can sign in. Their password is no secret, so it is hashed once for all, and cheaply. */
export const letIn = async (trx: Db): Promise<void> => {
  const password_hash = await hashPassword(demoPassword, leastCost)
  await trx
    .insertInto("identity_users")
    .values(
      demoPeople.map(({ email, name, roles = [] }) => ({
        subject: subjectOf(email),
        email,
        name,
        roles,
        password_hash,
      })),
    )
    .execute()
}

const firstDays = 62
const withoutPhoto = 5

const photosFrom = 50

const accountActs = (now: Date): readonly Act[] =>
  demoPeople
    .filter(({ isNew }) => isNew !== true)
    .flatMap((person, place): readonly Act[] => {
      const at = later(ago(now, firstDays), place * hoursMs)
      const photo = { of: "person", seed: place + 1 }
      const photoAt = ago(now, photosFrom - place)
      const entered: Act = {
        at,
        run: async ({ as, keys }) => {
          // The people who are there to be tried read the language of the product where nothing is chosen.
          const header = { "content-language": person.about === null ? person.language : fallbackLanguage }
          keys.set(person.email, await as(person, at)("createAccount", { header }))
        },
      }
      if (place % withoutPhoto === withoutPhoto - 1) return [entered]
      return [
        entered,
        {
          at: photoAt,
          shows: [photo],
          run: ({ as, upload }) => upload(photo, (body) => as(person, photoAt)("uploadAccountPhoto", { body })),
        },
      ]
    })

const mostWorks = 2
const subscribesEvery = 3

/**
 * Answers whether a profile is who its owner is when they sign in: people who came to work are their first one; Clara
 * is both, and begins as a customer.
 */
const isWhoTheyAre = (id: string, owner: DemoPerson): boolean =>
  (owner === boris || providers.some(({ person }) => person === owner)) &&
  profiles.find((one) => one.owner === owner)?.id === id

const profileActs = (now: Date): readonly Act[] =>
  profiles.flatMap(({ id, owner, ageDays, language, name, icon, description }, place): readonly Act[] => {
    const at = ago(now, ageDays)
    const approved = later(at, hoursMs)
    const sign = { of: "sign", seed: place + 1 }
    const works = Array.from({ length: 1 + (place % mostWorks) }, (_, seed) => ({ of: icon, seed }))
    return [
      {
        at,
        shows: [sign, ...works],
        run: async ({ as, keys, upload }) => {
          const act = as(owner, at, { language })
          const body = { name, classificatorPrimaryKey: categoryKey(icon), description }
          const key = await act("createExecutant", { body, query: { publish: false } })
          keys.set(id, key)
          await upload(sign, (file) => act("uploadExecutantPhoto", { path: { key }, body: file }))
          for (const work of works) await upload(work, (file) => act("addPortfolioFile", { path: { key }, body: file }))
          await act("updateExecutant", { path: { key }, query: { publish: true }, body: {} })
        },
      },
      {
        at: approved,
        run: async ({ as, decide, keyOf }) => {
          const key = keyOf(id)
          await decide(key, approved)
          if (isWhoTheyAre(id, owner)) await as(owner, approved)("setActiveProfile", { body: key })
          if (place % subscribesEvery === 0) await as(owner, approved)("subscribeExecutant", { path: { key } })
        },
      },
    ]
  })

export const enteringActs = (now: Date): readonly Act[] => [...accountActs(now), ...profileActs(now)]
