/** The conversations of the demo's people about their applications and deals. */
import { randomUUID } from "node:crypto"
import type { Act, Market } from "./acting.ts"
import type { Listing } from "./cast.ts"
import { anyTalks } from "./content/any-talks.ts"
import type { DemoTalk } from "./content/talk.ts"
import { specialTalks } from "./content/talks.ts"
import { appliedAt, stories, type Story } from "./stories.ts"
import { hoursMs, later } from "./times.ts"

interface Talk {
  readonly story: Story
  readonly talk: DemoTalk
}

/** Each conversation is used so often, with other people. */
const oftenEach = 3

/**
 * Answers the conversation that suits a listing: one about such work, or one about any, in its language; -1 where none
 * does.
 */
const placeOf = (talks: readonly DemoTalk[], { language, category: [, child] }: Listing["text"]): number => {
  const spoken = (talk: DemoTalk): boolean => talk.language === language
  const special = talks.findIndex((talk) => spoken(talk) && talk.about?.includes(child) === true)
  return special === -1 ? talks.findIndex((talk) => spoken(talk) && talk.about === null) : special
}

/** At most one conversation for each pair of profiles. */
export const pairTalks = (): readonly Talk[] => {
  const left = Array.from({ length: oftenEach }, () => [...specialTalks, ...anyTalks]).flat()
  const pairs = new Set<string>()
  return stories.toReversed().flatMap((story): readonly Talk[] => {
    const pair = `${story.customer.email}/${story.profile.id}`
    const place = placeOf(left, story.listing.text)
    if (story.life === "withdrawn" || pairs.has(pair) || place === -1) return []
    pairs.add(pair)
    return left.splice(place, 1).map((talk) => ({ story, talk }))
  })
}

const begins = 2 * hoursMs
const pause = hoursMs / 3

const say = async (market: Market, { story, talk }: Talk, place: number, at: Date): Promise<void> => {
  const { as, keys, keyOf } = market
  const message = talk.messages[place]
  if (message === undefined) return
  const [mine, theirs] =
    message.from === "customer" ? [story.customer.email, story.profile.id] : [story.profile.id, story.customer.email]
  const person = message.from === "customer" ? story.customer : story.profile.owner
  const act = as(person, at, { language: talk.language })
  const chat = `${story.id}/chat`
  if (place === 0) {
    const type = (name: string) => (name === story.profile.id ? "Executant" : "Customer")
    const participantsInfo = [mine, theirs].map((name) => ({ key: keyOf(name), type: type(name) }) as const)
    keys.set(chat, await act("createChat", { body: { name: story.listing.text.name, participantsInfo } }))
  }
  // The first message names the listing; later ones are about the same.
  const about = place === 0 ? { context: { type: story.listing.kind, key: keyOf(story.listing.id) } } : {}
  const [messageKey, chatKey, authorKey] = [randomUUID(), keyOf(chat), keyOf(mine)]
  const body = { messageKey, authorKey, messageContent: message.text, ...about }
  await act("sendChatMessage", { path: { chatKey }, body })
  keys.set(`${chat}/${place}`, messageKey)
}

const unreadEvery = 4

/** Both sides have read everything, except in some conversations the last messages. */
const read = async ({ as, keyOf }: Market, { story, talk }: Talk, number: number, at: Date): Promise<void> => {
  const last = talk.messages.length - 1
  const speaker = talk.messages[last]?.from
  const { customer, profile, id } = story
  const sides = [
    { from: "customer", person: customer, name: customer.email },
    { from: "executant", person: profile.owner, name: profile.id },
  ]
  for (const { from, person, name } of sides) {
    const upTo = from !== speaker && number % unreadEvery === 0 ? last - 1 : last
    const path = { key: keyOf(`${id}/chat`), messageKey: keyOf(`${id}/chat/${Math.max(0, upTo)}`) }
    await as(person, at)("readChat", { path, query: { participantKey: keyOf(name) } })
  }
}

const mostTalks = 32

export const talksActs = (now: Date): readonly Act[] =>
  pairTalks()
    .slice(0, mostTalks)
    .flatMap((one, number): readonly Act[] => {
      const { story, talk } = one
      const moment = (place: number): Date => later(appliedAt(story, now), begins + place * pause)
      const end = moment(talk.messages.length)
      return [
        ...talk.messages.map((_, place) => ({
          at: moment(place),
          run: (market: Market) => say(market, one, place, moment(place)),
        })),
        { at: end, run: (market: Market) => read(market, one, number, end) },
      ]
    })
