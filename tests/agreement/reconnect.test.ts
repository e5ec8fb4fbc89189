/** After being away: the gap is filled before anything is called live, and what screens ask again agrees. Law 5. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { connectionEpoch } from "../../src/projections/connection.ts"
import { engines } from "../server/db/engines.ts"
import { until } from "../server/db/people.ts"
import { apply, chatOf, joinAsExecutant, newOrder, openChat, publishedOrder, say } from "./acts.ts"
import { agreement, answers, snapshot } from "./agree.ts"
import { ask } from "./asking.ts"
import { patienceMs, type Client } from "./client.ts"
import { openMarket, type Market } from "./market.ts"

/** The questions that the gap fill answers by itself, whichever screen is open. */
const filled: readonly string[] = [
  "account",
  "executants",
  "unread notifications",
  "unread messages",
  "chats",
  "thread",
]

describe.each(engines)("reconnecting on $name", (engine) => {
  let market: Market
  beforeAll(async () => void (market = await openMarket(engine)))
  afterAll(() => market.close())

  const leave = async (client: Client): Promise<void> => {
    client.become("nobody's")
    await market.hangUp()
    await until(() => !client.isLive(), "the client had noticed", patienceMs)
  }

  const comeBack = async (client: Client, token: string): Promise<void> => {
    client.become(token)
    client.renewed()
    await until(client.isLive, "the client was live again", patienceMs)
  }

  it("brings what was missed, and goes on hearing", async () => {
    const anna = await market.join("Anna")
    const boris = await joinAsExecutant(market, "Boris")
    const orderKey = await publishedOrder(market, anna)
    await openChat(boris, anna)
    const chatKey = await chatOf(boris)
    await say(boris, chatKey, boris.executantKey, "Before.")
    const { watching } = anna
    const { questions } = await snapshot(watching)
    const epoch = connectionEpoch(watching.models().connection)

    await leave(watching)
    await apply(boris, orderKey)
    await anna.acting.does(newOrder())
    await market.moderate()
    for (const text of ["One.", "Two.", "Three."]) await say(boris, chatKey, boris.executantKey, text)
    expect(watching.isLive()).toBe(false)

    const fresh = anna.reader()
    await ask(fresh, questions)
    await comeBack(watching, anna.token)
    const known = questions.filter(({ about }) => filled.includes(about))
    expect(answers(known, watching.models())).toEqual(answers(known, fresh.models()))
    expect(connectionEpoch(watching.models().connection)).toBeGreaterThan(epoch)

    await ask(watching, questions)
    expect(answers(questions, watching.models())).toEqual(answers(questions, fresh.models()))
    const heard = await agreement([anna, boris], () => say(boris, chatKey, boris.executantKey, "After."))
    expect(heard["Anna"]).toEqual(["chats", "unread messages", "thread"])
  })

  it("brings the messages of every profile of the account", async () => {
    const [anna, boris] = [await joinAsExecutant(market, "Anna"), await joinAsExecutant(market, "Boris")]
    await publishedOrder(market, anna)
    await publishedOrder(market, boris)
    await openChat(anna, boris)
    await openChat(boris, anna)
    const asked = await snapshot(anna.watching)
    const threads = asked.questions.filter(({ about }) => about === "thread")
    expect(threads).toHaveLength(2)
    await leave(anna.watching)
    await say(boris, await chatOf(boris), boris.executantKey, "To the customer.")
    await say(boris, await chatOf(anna), boris.key, "To the executant.")
    const fresh = anna.reader()
    await ask(fresh, asked.questions)
    await comeBack(anna.watching, anna.token)
    expect(answers(threads, anna.watching.models())).toEqual(answers(threads, fresh.models()))
  })

  it("is not needed after a renewed token, which restarts the connections", async () => {
    const anna = await market.join("Anna")
    const { watching } = anna
    const before = connectionEpoch(watching.models().connection)
    watching.renewed()
    await until(() => connectionEpoch(watching.models().connection) > before, "the connections were new", patienceMs)
    await until(watching.isLive, "the client was live", patienceMs)
    const heard = await agreement([anna], () => anna.acting.does(newOrder()))
    expect(heard).toEqual({ Anna: ["own orders moderation"] })
  })
})
