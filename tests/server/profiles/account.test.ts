/** Accounts: what others see of a change, and what remains of one that was deleted. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { formWith, png } from "../files/samples.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { accept, apply, createOrder, openChat, ownOrder, publishedExecutant, publishedOrder, say } from "../market.ts"
import { applyToOffer, publishedOffer, somewhere } from "../offering.ts"
import { cursorOf, noticesTo, typesOf } from "../sent-notices.ts"

const remove = (person: Person) => person.core.POST("/account/delete")

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const applied = async () => {
    const [customer, worker] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const [order, executant] = [await publishedOrder(customer), await publishedExecutant(worker)]
    return { customer, worker, order, executant, application: await apply(worker, executant.key, order.key) }
  }

  const seen = async (key: string) =>
    (await app.nobody.core.GET("/account/public/{key}", { params: { path: { key } } })).data

  describe("a change", () => {
    it("is kept, cleaned, and seen by everybody but for the telephone", async () => {
      const person = await app.person("Ana Pop")
      const body = { name: " Ana   Popescu ", description: "Old houses.\r\nOld doors.", phoneNumber: "+49 30 1234567" }
      expect(dataOf(await person.core.PUT("/account/update", { body }))).toMatchObject({
        name: "Ana Popescu",
        description: "Old houses.\nOld doors.",
        phoneNumber: "+49 30 1234567",
      })
      const shown = await seen(person.key)
      expect(shown).toMatchObject({ name: "Ana Popescu", description: "Old houses.\nOld doors." })
      expect(JSON.stringify(shown)).not.toContain("1234567")
      expect(JSON.stringify(shown)).not.toContain("@")
      const { data } = await person.core.PUT("/account/update", { body: { phoneNumber: null } })
      expect(data).toMatchObject({ name: "Ana Popescu", phoneNumber: null })
    })

    it("of the name reaches those who have an application of it, and the own devices", async () => {
      const { customer, worker } = await applied()
      const [before, own] = [await cursorOf(app, worker.key), await cursorOf(app, customer.key)]
      await customer.core.PUT("/account/update", { body: { name: "Ana Popescu" } })
      const [said, ...more] = await noticesTo(app, worker.key, before)
      expect(said).toMatchObject({
        type: "ParticipantChangedEvent",
        metadata: { participant: { key: customer.key, name: "Ana Popescu" } },
      })
      expect(more).toEqual([])
      expect(typesOf(await noticesTo(app, customer.key, own))).toEqual([
        "AccountChangedEvent",
        "ParticipantChangedEvent",
        "PersonalDataChangedEvent",
      ])
    })

    it("of the photo takes the earlier one away", async () => {
      const person = await app.person("Ana Pop")
      const upload = async () => {
        const form = { method: "POST", body: formWith(png(), "me.png", "avatar") }
        await (await person.fetch("/api/core/account/uploadphoto", form)).json()
        return dataOf(await person.core.GET("/account"))
      }
      const first = await upload()
      const second = await upload()
      expect(second.avatarKey).not.toBe(first.avatarKey)
      expect((await person.fetch(first.photoUrl ?? "")).status).toBe(404)
      const shown = await person.fetch(second.photoThumbnail ?? "")
      // The original stands there until its copies are made, which may be now.
      expect([shown.status, shown.headers.get("content-type")]).toEqual([
        200,
        expect.stringMatching(/^image\/(?:png|webp)$/u),
      ])
    })

    it.each([
      [{ name: "Ana Pop", email: "ana@market.example" }, "Ana Pop"],
      [{ email: "secret.address@market.example" }, "New member"],
      [{ name: "Admin" }, "New member"],
      [{ name: "Call 0151 2345 6789" }, "New member"],
      [{ name: "  Ada 🎉  Lovelace " }, "Ada Lovelace"],
    ])("of nothing is needed for a name that everybody may see: %j is called %j", async (claims, name) => {
      const caller = app.callerWith(await app.token({ sub: crypto.randomUUID(), ...claims }))
      const header = { "Content-Language": "en-US" } as const
      expect(dataOf(await caller.core.POST("/account/create", { params: { header } })).name).toBe(name)
    })

    it("of the language begins with the one that the account was made in", async () => {
      const caller = app.callerWith(await app.token({ sub: crypto.randomUUID(), name: "Dan Vos" }))
      const header = { "Content-Language": "nl-NL" } as const
      const made = dataOf(await caller.core.POST("/account/create", { params: { header } }))
      expect(made).toMatchObject({ name: "Dan Vos", language: "nl-NL", preferredLanguage: "nl-NL" })
      expect(made.activeProfileKey).toBe(made.key)
    })

    it("of the language is the account's", async () => {
      const person = await app.person("Ana Pop")
      const { data } = await person.core.PUT("/account/language/{lang}", { params: { path: { lang: "pl-PL" } } })
      expect(data).toMatchObject({ language: "pl-PL", preferredLanguage: "pl-PL" })
    })
  })

  describe("deleting", () => {
    it("is for those, too, whom another provider calls by no UUID", async () => {
      const token = await app.token({ sub: "auth0|7f3a", name: "Ida Ost", email: "ida.ost@example.com" })
      const { core } = app.callerWith(token)
      await core.POST("/account/create", { params: { header: { "Content-Language": "en-US" } } })
      expect((await core.POST("/account/delete")).response.status).toBe(204)
      expect((await core.GET("/account")).error?.type).toBe("AccountDeletedException")
    })

    it("is refused while either side has a deal in progress", async () => {
      const { customer, worker, application } = await applied()
      await accept(customer, application)
      for (const person of [customer, worker])
        expect((await remove(person)).error).toMatchObject({
          type: "AccountHasActiveDealsException",
          details: { n: 1 },
        })
    })

    it("archives listings, turns their applicants down, and tells them", async () => {
      const { customer, worker, order, executant } = await applied()
      const draft = await createOrder(customer)
      const before = await cursorOf(app, worker.key)
      expect((await remove(customer)).response.status).toBe(204)
      const params = { path: { executantKey: executant.key } }
      const { items } = dataOf(await worker.core.GET("/orders/applications/executant/{executantKey}", { params }))
      expect(items).toMatchObject([
        { status: "Rejected", order: { status: "Archived" }, customer: { name: "Deleted user" } },
      ])
      const rows = await app.db
        .selectFrom("listings")
        .select("status")
        .where("key", "in", [order.key, draft.key])
        .execute()
      expect(rows.map(({ status }) => status)).toEqual(["Archived", "Archived"])
      const types = typesOf(await noticesTo(app, worker.key, before))
      expect(types).toEqual(expect.arrayContaining(["ApplicationRejectedEvent", "ParticipantChangedEvent"]))
      expect((await noticesTo(app, worker.key, before)).map(({ hub }) => hub)).toContain("user-notifications")
      expect(await seen(customer.key)).toBeUndefined()
    })

    it("takes open applications back, and tells the owner", async () => {
      const { customer, worker, order, executant } = await applied()
      const before = await cursorOf(app, customer.key)
      await remove(worker)
      expect(await ownOrder(customer, order.key)).toMatchObject({ metadata: { orderApplicationsCount: 0 } })
      const params = { path: { id: order.key } }
      const { items } = dataOf(await customer.core.GET("/orders/{id}/applications/customer", { params }))
      expect(items).toMatchObject([{ status: "Canceled", executant: { key: executant.key, name: "Deleted user" } }])
      const said = await noticesTo(app, customer.key, before)
      expect(typesOf(said)).toEqual(expect.arrayContaining(["ApplicationCanceledEvent", "ParticipantChangedEvent"]))
      const path = { key: executant.key }
      expect((await app.nobody.core.GET("/executant/public/{key}", { params: { path } })).response.status).toBe(404)
    })

    it("leaves what was said under another name, and nobody can answer", async () => {
      const { customer, worker, executant } = await applied()
      const { chatKey } = await openChat(worker, executant.key, customer.key)
      await say(worker, { chatKey, authorKey: executant.key, text: "I have a van." })
      await remove(worker)
      const query = { participantKey: customer.key, top: 100 }
      const { data } = await customer.core.GET("/chat/{chatKey}/messages", { params: { path: { chatKey }, query } })
      expect(data?.items).toMatchObject([{ messageContent: "I have a van.", senderDisplayName: "Deleted user" }])
      const body = { messageKey: crypto.randomUUID(), authorKey: customer.key, messageContent: "Are you there?" }
      const sent = await customer.core.PUT("/chat/{chatKey}/send", { params: { path: { chatKey } }, body })
      expect(sent.error).toMatchObject({ type: "ChatUnavailableException" })
    })

    it("takes the name out of what others were told", async () => {
      const { customer, worker, executant } = await applied()
      const offer = await publishedOffer(worker, executant.key)
      await applyToOffer(customer, offer.key)
      const heardBy = async (person: Person) => {
        const { items } = dataOf(await person.notifications.GET("/notification"))
        return items.filter(({ type }) => type.endsWith("ApplicationCreatedEvent")).map(({ metadata }) => metadata)
      }
      expect(await heardBy(customer)).toMatchObject([{ executantName: executant.name }])
      expect(await heardBy(worker)).toMatchObject([{ customerName: customer.name }])
      await remove(worker)
      expect(await heardBy(customer)).toMatchObject([{ executantKey: executant.key, executantName: "Deleted user" }])

      const [other, another] = [await applied(), await applied()]
      const kept = await publishedOffer(another.worker, another.executant.key)
      await applyToOffer(other.customer, kept.key)
      await remove(other.customer)
      const [one, ...more] = await heardBy(another.worker)
      expect(one).toMatchObject({ offerKey: kept.key, customerName: "Deleted user" })
      expect(more).toEqual([])
      expect(one).not.toHaveProperty("executantName")
      expect(await heardBy(another.customer)).toMatchObject([{ executantName: another.executant.name }])
    })

    it("keeps of a listing's place what strangers saw, unless somebody has a deal of it", async () => {
      const { customer, application, order } = await applied()
      const other = await publishedOrder(customer)
      for (const id of [order.key, other.key])
        await customer.core.POST("/orders/{id}/location", { params: { path: { id } }, body: somewhere })
      const { key } = await accept(customer, application)
      const closed = { status: "Closed", closed_date: new Date() } as const
      await app.db.updateTable("deals").set(closed).where("key", "=", key).execute()
      expect((await remove(customer)).response.status).toBe(204)
      const placeOf = (listing: string) =>
        app.db.selectFrom("locations").selectAll().where("listing_key", "=", listing).executeTakeFirstOrThrow()
      expect(await placeOf(order.key)).toMatchObject({ address: somewhere.address, lat: somewhere.metadata.lat })
      expect(await placeOf(other.key)).toMatchObject({
        address: "Berlin, DE",
        free_form_address: "Berlin, DE",
        lat: 52.52,
        lon: 13.41,
      })
    })

    it("ends the other sessions, and leaves nothing personal behind", async () => {
      const person = await app.person("Ana Pop")
      await person.core.PUT("/account/update", { body: { description: "Old houses.", phoneNumber: "+49 30 1234567" } })
      await remove(person)
      for (const { error } of [
        await person.core.GET("/account"),
        await remove(person),
        await person.core.GET("/orders"),
      ])
        expect(error).toMatchObject({ type: "AccountDeletedException" })
      const rows = await app.db.selectFrom("accounts").selectAll().where("key", "=", person.key).execute()
      expect(rows).toMatchObject([{ name: "Deleted user", email: null, description: "", phone_number: null }])
      expect(typesOf(await noticesTo(app, person.key)).at(-1)).toBe("AccountDeletedEvent")
    })

    it("leaves no open application behind, whoever is faster", async () => {
      for (let round = 0; round < 5; round++) {
        const [customer, worker] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
        const [order, executant] = [await publishedOrder(customer), await publishedExecutant(worker)]
        const path = { id: order.key, executantKey: executant.key }
        await Promise.all([
          remove(worker),
          worker.core.POST("/orders/{id}/applications/executant/{executantKey}", { params: { path } }),
          remove(customer),
        ])
        const open = await app.db
          .selectFrom("applications")
          .select("key")
          .where("listing_key", "=", order.key)
          .where("status", "=", "Sent")
          .execute()
        expect(open).toEqual([])
      }
    })
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})
