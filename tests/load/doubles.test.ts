/** An act done twice at once is done once, and what is limited stays within its limit. Law 19. */
import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { maxExecutantsPerAccount } from "../../src/domain/limits.ts"
import { applied, dealt, talking } from "../contract/situations.ts"
import { createScene } from "../matrix/scene.ts"
import { dataOf } from "../server/callers.ts"
import { closeDeal } from "../server/endings.ts"
import { moderator } from "../server/moderators.ts"
import { orderPayload, rootCategory } from "../server/market.ts"
import { onTwoNodes, race, times, went } from "./racing.ts"

onTwoNodes((arena) => {
  it.each(times)("takes one feedback of each side (%i)", async () => {
    const { customer, worker, executant, deal } = await dealt(arena().app)
    await closeDeal(customer, deal.key, customer.key)
    const rating = (node: 0 | 1) => () =>
      arena()
        .on(node, customer)
        .core.POST("/executant/{key}/feedbacks", {
          params: { path: { key: executant.key } },
          body: { dealKey: deal.key, rating: 4 },
        })
    const ends = await race(rating(0), rating(1), () =>
      arena()
        .on(1, worker)
        .core.POST("/customer/{key}/feedbacks", {
          params: { path: { key: customer.key } },
          body: { dealKey: deal.key, rating: 5, authorKey: executant.key },
        }),
    )
    expect(ends.slice(0, 2).toSorted()).toEqual(["FeedbackAlreadyExistsException", "well"])
    expect(ends[2]).toBe("well")
  })

  it("makes one order of a request that comes twice with its key", async () => {
    const person = await arena().app.person("Ana Pop")
    const [body, header] = [orderPayload(), { "Idempotency-Key": randomUUID() }]
    const answers = await Promise.all(
      arena()
        .onBoth(person)
        .map((calls) => calls.core.POST("/orders/create", { params: { header }, body })),
    )
    const keys = answers.map((answer) => dataOf(answer).key)
    expect(keys[0]).toBe(keys[1])
    expect(dataOf(await person.core.GET("/orders")).count).toBe(1)
  })

  it("numbers the messages of a chat without gaps and twins, each once, however often it is sent", async () => {
    const { customer, worker, executant, chat } = await talking(arena().app)
    const sides = [
      { callers: arena().onBoth(customer), authorKey: customer.key },
      { callers: arena().onBoth(worker), authorKey: executant.key },
    ]
    const messages = sides.flatMap((side) =>
      Array.from({ length: 8 }, () => ({ ...side, messageKey: randomUUID(), messageContent: "Hello!" })),
    )
    const sent = await Promise.all(
      messages.flatMap(({ callers, ...body }) =>
        callers.map(async ({ core }) => {
          const params = { path: { chatKey: chat.chatKey } }
          return went(await core.PUT("/chat/{chatKey}/send", { params, body }))
        }),
      ),
    )
    expect(new Set(sent)).toEqual(new Set(["well"]))
    const query = { participantKey: customer.key, endMessage: 0 }
    const params = { path: { chatKey: chat.chatKey }, query }
    const { items } = dataOf(await customer.core.GET("/chat/{chatKey}/messages/unreceived", { params }))
    expect(items.map(({ messageId }) => messageId)).toEqual(items.map((_, at) => at + 1))
    expect(items).toHaveLength(messages.length + 1)
  })

  it("makes no more profiles than an account may have", async () => {
    const person = await arena().app.person("Bo Lund")
    const making = Array.from(
      { length: maxExecutantsPerAccount + 4 },
      (_, at) => () =>
        arena()
          .on(at % 2 ? 1 : 0, person)
          .core.POST("/executant", {
            params: { query: { publish: false } },
            body: { name: `Bo at work ${at}`, classificatorPrimaryKey: rootCategory },
          }),
    )
    const ends = await race(...making)
    expect(ends.filter((end) => end === "well")).toHaveLength(maxExecutantsPerAccount)
    expect(dataOf(await person.core.GET("/executant")).items).toHaveLength(maxExecutantsPerAccount)
  })

  it.each(times)("deletes no account that has just made a deal (%i)", async () => {
    const { customer, worker, order, application } = await applied(arena().app)
    const ends = await race(
      () =>
        arena()
          .on(0, customer)
          .core.POST("/orders/{id}/applications/{appKey}/accept", {
            params: { path: { id: order.key, appKey: application.key } },
            body: { description: "", moveToArchive: false },
          }),
      () => arena().on(1, worker).core.POST("/account/delete"),
    )
    expect([
      ["well", "AccountHasActiveDealsException"],
      ["ApplicationInvalidStateException", "well"],
    ]).toContainEqual(ends)
  })

  it.each(times)("lets one of two moderators decide (%i)", async () => {
    const { app, on } = arena()
    const [key, by] = [await createScene(app).task(), await moderator(app)]
    const params = { path: { key } }
    const asPerson = { ...by, key: "", name: "", subject: "", decided: app.decided }
    const ends = await race(
      () => on(0, asPerson).core.POST("/moderation/queue/{key}/approve", { params }),
      () => on(1, asPerson).core.POST("/moderation/queue/{key}/decline", { params, body: { reason: "Other" } }),
    )
    expect(ends.toSorted()).toEqual(["ModerationInvalidStateException", "well"])
  })
})
