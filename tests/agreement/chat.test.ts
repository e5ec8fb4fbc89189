/** Agreement of chats. Spec §7 Chat. Law 4. */
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { chatByKey } from "../../src/projections/chat.ts"
import { chatMessages, chatPassage, outgoingMessages } from "../../src/projections/chat-lists.ts"
import { foundChats } from "../../src/projections/found-chats.ts"
import { oneEngine } from "../server/db/engines.ts"
import { until } from "../server/db/people.ts"
import { chatOf, joinAsExecutant, openChat, publishedOrder, say, type Executant } from "./acts.ts"
import { agreement } from "./agree.ts"
import { patienceMs } from "./client.ts"
import { openMarket, type Market, type Member } from "./market.ts"

describe.each(oneEngine)("chat on $name", (engine) => {
  let market: Market
  let anna: Member
  beforeAll(async () => {
    market = await openMarket(engine)
    anna = await market.join("Anna")
    await publishedOrder(market, anna)
  })
  afterAll(() => market.close())

  const talking = async (name: string): Promise<{ readonly other: Executant; readonly chatKey: string }> => {
    const other = await joinAsExecutant(market, name)
    await openChat(other, anna)
    return { other, chatKey: await chatOf(other) }
  }

  it("agrees when one is opened", async () => {
    const boris = await joinAsExecutant(market, "Boris")
    expect(await agreement([anna, boris], () => openChat(boris, anna))).toEqual({ Anna: ["chats"], Boris: ["chats"] })
  })

  it("agrees when messages are sent, both ways", async () => {
    const { other, chatKey } = await talking("Clara")
    const asked = await agreement([anna, other], () => say(other, chatKey, other.executantKey))
    expect(asked).toEqual({ Anna: ["chats", "unread messages", "thread"], Clara: ["chats", "thread"] })
    const answered = await agreement([anna, other], () => say(anna, chatKey, anna.key, "Good day."))
    expect(answered).toEqual({ Anna: ["chats", "thread"], Clara: ["chats", "unread messages", "thread"] })
  })

  it("agrees when messages are read", async () => {
    const { other, chatKey } = await talking("Dora")
    await say(other, chatKey, other.executantKey)
    await say(other, chatKey, other.executantKey, "Are you there?")
    const read = await agreement([anna, other], async () => {
      const messageKey = chatMessages(anna.acting.models().chat, chatKey)?.at(-1)?.key ?? ""
      await anna.acting.does({ type: "MarkChatRead", chatKey, messageKey, participantKey: anna.key })
    })
    expect(read).toEqual({ Anna: ["chats", "unread messages"], Dora: ["chats"] })
  })

  it("agrees when one's own message is deleted, unread or read, the last or not", async () => {
    const { other, chatKey } = await talking("Fay")
    for (const text of ["One.", "Two."]) await say(other, chatKey, other.executantKey, text)
    const remove = async (at: number): Promise<void> => {
      const messageKey = chatMessages(other.acting.models().chat, chatKey)?.at(at)?.key ?? ""
      await other.acting.does({ type: "RemoveChatMessage", chatKey, messageKey, authorKey: other.executantKey })
    }
    expect(await agreement([anna, other], () => remove(-1))).toEqual({
      Anna: ["chats", "unread messages", "thread"],
      Fay: ["chats", "thread"],
    })
    expect(chatMessages(anna.watching.models().chat, chatKey)?.map(({ text }) => text)).toEqual(["One.", ""])
    await agreement([anna, other], () => remove(0))
    expect(chatByKey(anna.watching.models().chat, chatKey)).toMatchObject({
      unread: 0,
      lastMessage: { isRemoved: true },
    })
  })

  it("agrees when a text has files, and they are drawn smaller", async () => {
    const { other, chatKey } = await talking("Gil")
    const key = crypto.randomUUID()
    const message = { key, chatKey, authorKey: anna.key, text: "See these.", queuedAt: new Date().toISOString() }
    const content = await sharp({ create: { width: 500, height: 40, channels: 3, background: "#369" } })
      .png()
      .toBuffer()
    const picked = [new File([new Uint8Array(content)], "wall.png"), new File(["Two walls."], "plan.txt")]
    const files = picked.map((file) => anna.acting.pick(file))
    const filesOf = (member: Member) => chatMessages(member.watching.models().chat, chatKey)?.at(-1)?.files ?? []
    const sent = await agreement([anna, other], async () => {
      await anna.acting.does({ type: "SendChatMessage", message, files })
      await Promise.all(files.map((file) => anna.acting.does({ type: "UploadChatFile", message, file })))
      await until(() => filesOf(other)[0]?.thumbnailUrl !== null, "the picture was drawn smaller", patienceMs)
    })
    expect(sent).toEqual({ Anna: ["chats", "thread"], Gil: ["chats", "unread messages", "thread"] })
    expect(filesOf(other).map(({ name }) => name)).toEqual(["wall.png", "plan.txt"])
  })

  it("agrees when files are sent without words", async () => {
    const { other, chatKey } = await talking("Hugo")
    const message = {
      key: crypto.randomUUID(),
      chatKey,
      authorKey: anna.key,
      text: "",
      queuedAt: "2026-03-02T10:00:00Z",
    }
    const file = anna.acting.pick(new File(["Two walls."], "plan.txt"))
    const sent = await agreement([anna, other], () => anna.acting.does({ type: "UploadChatFile", message, file }))
    expect(sent).toEqual({ Anna: ["chats", "thread"], Hugo: ["chats", "unread messages", "thread"] })
    expect(outgoingMessages(anna.acting.models().chat, chatKey)).toEqual([])
  })

  it("agrees on a message that a search has found, also when it is taken back", async () => {
    const { other, chatKey } = await talking("Ida")
    await say(other, chatKey, other.executantKey, "About the wallpaper.")
    const searched = { profileKey: anna.key, term: "wallpaper" }
    const finds = async () => {
      await anna.watching.does({ type: "SearchChats", ...searched, after: null })
      return foundChats(anna.watching.models().chatSearch, searched)?.finds
    }
    expect(await finds()).toEqual([{ chatKey, messageId: 1 }])
    const around = { chatKey, participantKey: anna.key, way: "before", id: 51 } as const
    await anna.watching.does({ type: "LoadChatPassage", ...around })
    const passage = () => chatPassage(anna.watching.models().chat, { chatKey, id: 1 })
    const messageKey = passage()?.[0]?.key ?? ""
    const removal = { type: "RemoveChatMessage", chatKey, messageKey, authorKey: other.executantKey } as const
    await agreement([anna, other], () => other.acting.does(removal))
    expect(passage()).toMatchObject([{ text: "", isRemoved: true }])
    expect(await finds()).toEqual([])
  })

  it("agrees when one message is sent twice", async () => {
    const { other, chatKey } = await talking("Emil")
    const key = crypto.randomUUID()
    const message = { key, chatKey, authorKey: anna.key, text: "Twice.", queuedAt: new Date().toISOString() }
    await agreement([anna, other], async () => {
      await anna.acting.does({ type: "SendChatMessage", message })
      await anna.acting.does({ type: "SendChatMessage", message })
    })
    expect(chatMessages(other.watching.models().chat, chatKey)?.map(({ text }) => text)).toEqual(["Twice."])
  })
})
