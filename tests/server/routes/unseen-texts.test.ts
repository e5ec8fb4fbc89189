/** Texts that nobody can see: refused wherever something must be said, kept as nothing wherever nothing need be. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { components } from "../../../src/sdk/generated/core.ts"
import { dataOf } from "../callers.ts"
import {
  accept,
  apply,
  createExecutant,
  createOrder,
  openChat,
  orderPayload,
  publishedExecutant,
  publishedOrder,
  rootCategory,
} from "../market.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { createOffer, offerPayload, somewhere } from "../offering.ts"
import { expectRefusal } from "./refusals.ts"
import { textFields } from "./text-fields.ts"

type Wire = components["schemas"]

const unseen: readonly (readonly [string, string])[] = [
  ["zero-width spaces", "\u200B".repeat(8)],
  ["Hangul's fillers", "\u3164\uFFA0\u115F\u1160".repeat(2)],
  ["Braille's blank", "\u2800".repeat(8)],
  ["soft hyphens", "\u00AD".repeat(8)],
  ["word joiners", "\u2060".repeat(8)],
  ["variation selectors", "\uFE0F\u{E0100}".repeat(4)],
  ["tag characters", "\u{E0061}".repeat(8)],
  ["combining marks alone", "\u0301".repeat(8)],
  ["a mixture", " \u200B\n\u3164 \u00AD\u2800\u2060\uFE0F\u{E0061}\u0301\t"],
]

let app: TestApp
let ana: Person
let bo: Person
const there = { order: "", offer: "", executant: "", chat: "", deal: "", place: "" }

beforeAll(async () => {
  app = await startApp()
  ;[ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
  const order = await publishedOrder(ana)
  there.executant = (await publishedExecutant(bo)).key
  there.order = (await createOrder(ana)).key
  there.offer = (await createOffer(bo, there.executant)).key
  there.chat = (await openChat(bo, there.executant, ana.key)).chatKey
  there.deal = (await accept(ana, await apply(bo, there.executant, order.key), false)).key
})
afterAll(() => app.close())

type Send = (text: string) => Promise<Response>

const sending =
  (who: () => Person, method: "POST" | "PUT", path: () => string, body: (text: string) => object): Send =>
  (text) =>
    who().fetch(`/api/core${path()}`, {
      method,
      body: JSON.stringify(body(text)),
      headers: { "Content-Type": "application/json" },
    })

const asAna = (method: "POST" | "PUT", path: () => string, body: (text: string) => object): Send =>
  sending(() => ana, method, path, body)
const asBo = (method: "POST" | "PUT", path: () => string, body: (text: string) => object): Send =>
  sending(() => bo, method, path, body)

const letter =
  (body: (text: string) => object): Send =>
  (text) =>
    app.nobody.fetch("/api/support/support/send", {
      method: "POST",
      body: JSON.stringify({ userName: "Ana", email: "ana@example.com", message: "Hello there", ...body(text) }),
      headers: { "Content-Type": "application/json" },
    })

const offer = (changes: Partial<Wire["OfferPayload"]>) => ({
  executantKey: there.executant,
  ...offerPayload(changes),
})
const place = (address: string): Wire["LocationPayload"] => ({ ...somewhere, address })
const orderPlaces = () => `/orders/${there.order}/location`
const offerPlaces = () => `/offers/${there.offer}/location`

/** Fields that must say something. */
const required: Readonly<Record<string, Send>> = {
  "cancelDeal.comment": asAna(
    "POST",
    () => `/deals/${there.deal}/cancel`,
    (comment) => ({ participantKey: ana.key, reason: "OtherReason", comment }),
  ),
  "createChat.name": asBo(
    "POST",
    () => "/chat/create",
    (name) => ({
      name,
      participantsInfo: [
        { key: there.executant, type: "Executant" },
        { key: ana.key, type: "Customer" },
      ],
    }),
  ),
  "createExecutant.name": asAna(
    "POST",
    () => "/executant",
    (name) => ({ name, classificatorPrimaryKey: rootCategory }),
  ),
  "createOffer.description": asBo(
    "POST",
    () => "/offers",
    (description) => offer({ description }),
  ),
  "createOffer.executant.name": asBo(
    "POST",
    () => "/offers",
    (name) => ({ ...offerPayload(), executant: { name, classificatorPrimaryKey: rootCategory } }),
  ),
  "createOffer.name": asBo(
    "POST",
    () => "/offers",
    (name) => offer({ name }),
  ),
  "createOfferLocation.address": asBo("POST", offerPlaces, place),
  "createOrder.description": asAna(
    "POST",
    () => "/orders/create",
    (description) => orderPayload({ description }),
  ),
  "createOrder.name": asAna(
    "POST",
    () => "/orders/create",
    (name) => orderPayload({ name }),
  ),
  "createOrderLocation.address": asAna("POST", orderPlaces, place),
  "sendChatMessage.messageContent": asAna(
    "PUT",
    () => `/chat/${there.chat}/send`,
    (messageContent) => ({ messageKey: randomUUID(), authorKey: ana.key, messageContent }),
  ),
  "sendSupportLetter.message": letter((message) => ({ message })),
  "sendSupportLetter.userName": letter((userName) => ({ userName })),
  "submitComplaint.comment": asAna(
    "POST",
    () => "/complaint/submit",
    (comment) => ({
      targetType: "Executant",
      targetKey: there.executant,
      participantKey: ana.key,
      reason: "OtherReason",
      comment,
    }),
  ),
  "translate.text": asAna(
    "POST",
    () => "/translate",
    (text) => ({ text, targetLanguage: "de-DE" }),
  ),
  "updateAccount.name": asAna(
    "PUT",
    () => "/account/update",
    (name) => ({ name }),
  ),
  "updateExecutant.name": asBo(
    "PUT",
    () => `/executant/${there.executant}`,
    (name) => ({ name }),
  ),
  "updateOffer.description": asBo(
    "PUT",
    () => `/offers/${there.offer}`,
    (description) => offer({ description }),
  ),
  "updateOffer.name": asBo(
    "PUT",
    () => `/offers/${there.offer}`,
    (name) => offer({ name }),
  ),
  "updateOfferLocation.address": asBo("PUT", () => `${offerPlaces()}/${randomUUID()}`, place),
  "updateOrder.description": asAna(
    "PUT",
    () => `/orders/${there.order}`,
    (description) => orderPayload({ description }),
  ),
  "updateOrder.name": asAna(
    "PUT",
    () => `/orders/${there.order}`,
    (name) => orderPayload({ name }),
  ),
  "updateOrderLocation.address": asAna("PUT", () => `${orderPlaces()}/${randomUUID()}`, place),
}

/** Fields that may be left empty: `multiLine` or `seenLine` leaves nothing of what nobody sees. */
const optional = [
  "acceptOfferApplication.description",
  "acceptOrderApplication.description",
  "blockTarget.note",
  "closeComplaints.note",
  "createExecutant.description",
  "createExecutant.educationDescription",
  "createExecutant.workExperience",
  "createOfferLocation.freeFormAddress",
  "createOrderLocation.freeFormAddress",
  "declineModerationTask.note",
  "giveCustomerFeedback.details",
  "giveExecutantFeedback.details",
  "removeFeedback.note",
  "removeReportedMessage.note",
  "translateEntity.fields.*",
  "updateAccount.description",
  "updateExecutant.description",
  "updateExecutant.educationDescription",
  "updateExecutant.workExperience",
  "updateOfferLocation.freeFormAddress",
  "updateOrderLocation.freeFormAddress",
]

it("knows of every text of the contracts whether it must say something", () => {
  expect([...Object.keys(required), ...optional].sort()).toEqual(textFields)
})

it.each(Object.entries(required))("%s must say something", async (name, send) => {
  const field = name.slice(name.indexOf(".") + 1)
  for (const [what, text] of unseen) {
    const answer = await send(text)
    expect([what, answer.status]).toEqual([what, 400])
    await expectRefusal(answer, { status: 400, errors: { [field]: ["required"] } })
  }
})

it("keeps nothing of a text that nobody sees where none is needed", async () => {
  const [, mixture = ""] = unseen.at(-1) ?? []
  const cem = await app.person("Cem Oz")
  expect(dataOf(await cem.core.PUT("/account/update", { body: { description: mixture } })).description).toBe("")
  const { key } = await createExecutant(cem, false)
  const texts = { description: mixture, workExperience: mixture, educationDescription: mixture }
  const profile = await cem.core.PUT("/executant/{key}", { params: { path: { key } }, body: texts })
  expect(dataOf(profile)).toMatchObject({ description: "", workExperience: "", educationDescription: "" })
  const written = await ana.core.POST("/orders/{id}/location", {
    params: { path: { id: there.order } },
    body: { ...somewhere, freeFormAddress: mixture },
  })
  expect(dataOf(written).freeFormAddress).toBe("")
})

it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
