/** A market that the matrix asks in: two sides with something of everything, made when it is first spoken of. Spec §3. */
import { randomUUID } from "node:crypto"
import { closeDeal, rateExecutant } from "../server/endings.ts"
import type { Person, TestApp } from "../server/harness.ts"
import {
  accept,
  apply,
  createExecutant,
  createOrder,
  openChat,
  ownOrder,
  publishedExecutant,
  publishedOrder,
  say,
} from "../server/market.ts"
import { moderator, waitingFor } from "../server/moderators.ts"
import { aPackedLog } from "../server/packed-log.ts"
import { signedIn } from "../server/signed-in.ts"
import { applyToOffer, createOffer, ownOffer, publishedOffer, somewhere } from "../server/offering.ts"
import { dataOf, eventually } from "../server/callers.ts"
import { formWith, png } from "../server/files/samples.ts"
import { device } from "./push-device.ts"

/** Somebody who acts by one of their profiles; `wrong` is another one of theirs. */
export interface Side {
  readonly person: Person
  readonly profile: string
  readonly wrong: string
}

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/** Words that nobody may find anywhere who may read nothing of it. */
export const secretWords = {
  draft: "Unseen by anybody else",
  chat: "Only between the two of us",
  deal: "Agreed among ourselves",
  address: "Geheimweg 7, 10115 Berlin, DE",
  phone: "+49 30 7654321",
  workersPhone: "+48 22 1234567",
}

/** Refused by the rules, so that nobody but its owner ever sees it. */
const draft = { description: `${secretWords.draft}: ana@example.com` }

const worksAs = async (person: Person): Promise<string> => (await publishedExecutant(person)).key

const onlyDraft = <Listing extends { readonly status: string }>(listing: Listing): Listing | null =>
  listing.status === "Draft" ? listing : null

export const createScene = (app: TestApp) => {
  const customer = once(async (): Promise<Side> => {
    const person = await app.person("Ana Pop")
    await person.core.PUT("/account/update", { body: { phoneNumber: secretWords.phone } })
    return { person, profile: person.key, wrong: (await createExecutant(person, false)).key }
  })
  const worker = once(async (): Promise<Side> => {
    const person = await app.person("Bo Lund")
    await person.core.PUT("/account/update", { body: { phoneNumber: secretWords.workersPhone } })
    return { person, profile: await worksAs(person), wrong: person.key }
  })
  /** Somebody else, with a profile of either kind. */
  const stranger = once(async () => {
    const person = await app.person("Cem Oz")
    return { person, executantKey: await worksAs(person) }
  })
  const admin = once(async () => {
    const person = await app.person("Mo Derator")
    return app.token({ sub: person.subject, name: person.name, roles: ["admin"] })
  })

  const order = once(async () => publishedOrder((await customer()).person))
  const draftOrder = once(async () => {
    const { person } = await customer()
    const { key } = await createOrder(person, draft)
    return eventually(async () => onlyDraft(await ownOrder(person, key)))
  })
  const offer = once(async () => {
    const { person, profile } = await worker()
    return publishedOffer(person, profile)
  })
  const draftOffer = once(async () => {
    const { person, profile } = await worker()
    const { key } = await createOffer(person, profile, draft)
    return eventually(async () => onlyDraft(await ownOffer(person, key)))
  })
  const application = once(async () => {
    const { person, profile } = await worker()
    return apply(person, profile, (await order()).key)
  })
  const offerApplication = once(async () => applyToOffer((await customer()).person, (await offer()).key))
  const deal = once(async () => {
    // The deal keeps the order's address.
    await orderPlace()
    return accept((await customer()).person, { ...(await application()) })
  })
  const closedDeal = once(async () => {
    const { person, profile } = await customer()
    return closeDeal(person, (await deal()).key, profile)
  })
  const feedback = once(async () => rateExecutant((await customer()).person, await closedDeal(), 5))
  const chat = once(async () => {
    await order()
    return openChat((await worker()).person, (await worker()).profile, (await customer()).profile)
  })
  const message = once(async () => {
    const { person, profile } = await worker()
    return say(person, { chatKey: (await chat()).chatKey, authorKey: profile, text: secretWords.chat })
  })
  const orderPlace = once(async () => {
    const body = { ...somewhere, address: secretWords.address, freeFormAddress: secretWords.address }
    const params = { path: { id: (await order()).key } }
    return dataOf(await (await customer()).person.core.POST("/orders/{id}/location", { params, body }))
  })
  const offerPlace = once(async () => {
    const body = { ...somewhere, address: secretWords.address, freeFormAddress: secretWords.address }
    const params = { path: { id: (await offer()).key } }
    return dataOf(await (await worker()).person.core.POST("/offers/{id}/location", { params, body }))
  })
  const fileKey = once(async () => {
    const { person } = await customer()
    const form = { method: "POST", body: formWith(png(), "kitchen.png") }
    const answer = await person.fetch(`/api/core/orders/${(await order()).key}/file`, form)
    return /"fileKey":"(?<key>[^"]+)"/u.exec(await answer.text())?.groups?.["key"] ?? ""
  })
  /** The first notification to the customer. */
  const notificationId = once(async () => {
    await order()
    const { person } = await customer()
    return eventually(async () => dataOf(await person.notifications.GET("/notification")).items[0]?.id ?? null)
  })
  /** The device that the customer is pushed to. */
  const deviceKey = once(async () => {
    const { person } = await customer()
    await person.notifications.POST("/push/subscribe", { body: { pushClientId: device } })
    return dataOf(await person.notifications.GET("/push/devices")).items[0]?.key ?? "none"
  })
  /** A device on which the customer is signed in. */
  const sessionKey = once(async () => {
    const { person } = await customer()
    await signedIn(app.db, person.subject)
    return dataOf(await person.core.GET("/account/sessions")).items[0]?.key ?? "none"
  })
  /** The draft, left to moderators. */
  const task = once(async () => {
    const { key, versionKey } = await draftOrder()
    const waits = { key: randomUUID(), due_at: new Date("2100-01-01") }
    const entity = { entity_type: "Order", entity_key: key, version_key: versionKey } as const
    await app.db.updateTable("listings").set({ status: "OnModeration" }).where("key", "=", key).execute()
    await app.db
      .insertInto("moderation_tasks")
      .values({ ...waits, ...entity })
      .execute()
    return waits.key
  })
  const complaintTask = once(async () => {
    const { person } = await stranger()
    const targetKey = (await order()).key
    const body = { targetType: "Order", targetKey, reason: "Fraud", participantKey: person.key } as const
    await person.core.POST("/complaint/submit", { body })
    return (await waitingFor(await moderator(app), targetKey)).key
  })
  /** A letter to support with a log. */
  const letter = once(async () => {
    const body = { userName: "Ida Roth", email: "ida@example.com", message: "My order is gone.", log: aPackedLog }
    await (await stranger()).person.support.POST("/support/send", { body })
    const { items } = dataOf(await (await moderator(app)).support.GET("/support/letters"))
    return items[0]?.key ?? "none"
  })
  /** A block of the order. */
  const blocked = once(async () => {
    const params = { path: { type: "orders", key: (await order()).key } } as const
    const by = await moderator(app)
    return dataOf(await by.core.POST("/moderation/{type}/{key}/block", { params, body: { reason: "Other" } }))
  })

  return {
    ...{ customer, worker, stranger, admin, order, draftOrder, offer, draftOffer, application, offerApplication },
    ...{
      deal,
      closedDeal,
      feedback,
      chat,
      message,
      orderPlace,
      offerPlace,
      fileKey,
      notificationId,
      deviceKey,
      sessionKey,
      task,
      complaintTask,
      letter,
      blocked,
    },
  }
}

export type Scene = ReturnType<typeof createScene>
