/** Chats. Spec §7 Chat. */
import { formWith, png } from "../../server/files/samples.ts"
import type { AsksOf } from "../asking.ts"
import type { Scene } from "../scene.ts"

const said = async (scene: Scene) => {
  const { messageKey } = await scene.message()
  return { chatKey: (await scene.chat()).chatKey, messageKey }
}

export const talkAsks: AsksOf<
  | "createChat"
  | "listCustomerChats"
  | "listExecutantChats"
  | "searchChats"
  | "listOnline"
  | "tellTyping"
  | "listChatMessages"
  | "listUnreceivedChatMessages"
  | "sendChatMessage"
  | "readChat"
  | "removeChatMessage"
  | "uploadChatFile"
  | "countCustomerUnread"
  | "countExecutantUnread"
> = {
  createChat: async (scene, executantKey) => {
    await scene.order()
    const participantsInfo = [
      { key: executantKey, type: "Executant" },
      { key: (await scene.customer()).profile, type: "Customer" },
    ]
    return { body: { name: "Paint a kitchen", participantsInfo } }
  },
  listCustomerChats: async (scene) => {
    await said(scene)
    return {}
  },
  listExecutantChats: async (scene) => {
    await said(scene)
    return { path: { key: (await scene.worker()).profile } }
  },
  searchChats: async (scene, participantKey) => {
    await said(scene)
    return { query: { participantKey, term: "monday" } }
  },
  listOnline: async (scene, participantKey) => {
    await said(scene)
    return { query: { participantKey } }
  },
  tellTyping: async (scene, participantKey) => ({
    path: { chatKey: (await scene.chat()).chatKey },
    query: { participantKey },
  }),
  listChatMessages: async (scene, participantKey) => ({
    path: { chatKey: (await said(scene)).chatKey },
    query: { participantKey },
  }),
  listUnreceivedChatMessages: async (scene, participantKey) => ({
    path: { chatKey: (await said(scene)).chatKey },
    query: { participantKey, endMessage: 0 },
  }),
  sendChatMessage: async (scene, authorKey) => ({
    path: { chatKey: (await scene.chat()).chatKey },
    body: { messageKey: crypto.randomUUID(), authorKey, messageContent: "On Monday?" },
  }),
  readChat: async (scene, participantKey) => {
    const { chatKey: key, messageKey } = await said(scene)
    return { path: { key, messageKey }, query: { participantKey } }
  },
  removeChatMessage: async (scene, authorKey) => {
    const { chatKey: key, messageKey: msgKey } = await said(scene)
    return { path: { key, msgKey }, query: { authorKey } }
  },
  uploadChatFile: async (scene, authorKey) => ({
    path: { key: (await scene.chat()).chatKey },
    query: { authorKey, messageKey: crypto.randomUUID() },
    body: formWith(png(), "wall.png"),
  }),
  countCustomerUnread: async (scene) => {
    await said(scene)
    return {}
  },
  countExecutantUnread: async (scene) => {
    await said(scene)
    return { path: { key: (await scene.worker()).profile } }
  },
}
