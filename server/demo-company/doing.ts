/** Carries out what was decided: each act is what a client would ask for it. Spec §7. */
import type { SdkClients } from "../../src/sdk/sdk.ts"
import { keyNamed } from "../data/keys.ts"
import type { Act } from "./acts.ts"
import { isDone, noticed } from "./answers.ts"
import type { Colleague } from "./sights.ts"

type Core = SdkClients["core"]
type ActOf<Do extends Act["do"]> = Extract<Act, { readonly do: Do }>

const apply = (core: Core, { key: executantKey }: Colleague, { listing: { kind, key: id } }: ActOf<"Apply">) =>
  isDone(
    kind === "Order"
      ? core.POST("/orders/{id}/applications/executant/{executantKey}", { params: { path: { id, executantKey } } })
      : core.POST("/offers/{id}/applications", { params: { path: { id } } }),
  )

const readApplications = (core: Core, { listing: { kind, key: id } }: ActOf<"ReadApplications">) => {
  const params = { path: { id } }
  return isDone(
    kind === "Order"
      ? core.POST("/orders/{id}/applications/readAll", { params })
      : core.POST("/offers/{id}/applications/readAll", { params }),
  )
}

/** The listing stays on the market: the next person wants to apply to it, too. */
const accept = (core: Core, { key: executantKey }: Colleague, act: ActOf<"Accept">) => {
  const { listing, applicationKey: appKey, description } = act
  const params = { path: { id: listing.key, appKey } }
  const body = { description, moveToArchive: false }
  return isDone(
    listing.kind === "Order"
      ? core.POST("/orders/{id}/applications/{appKey}/accept", { params, body })
      : core.POST("/offers/{id}/applications/{appKey}/accept", { params, body: { ...body, executantKey } }),
  )
}

/** Into the one chat of the pair, which is begun where there is none. */
const say = async (core: Core, { key: authorKey, side: type }: Colleague, act: ActOf<"Say">): Promise<boolean> => {
  const { to, seed, text, about } = act
  const participantsInfo = [
    { key: authorKey, type },
    { key: to.key, type: to.type },
  ]
  const context = about === null ? {} : { context: { type: about.kind, key: about.key } }
  const name = about?.name ?? to.name
  const chat = await noticed(core.POST("/chat/create", { body: { name, participantsInfo, ...context } }))
  if (chat === null) return false
  const body = { messageKey: keyNamed(`company/${authorKey}/${seed}`), authorKey, messageContent: text, ...context }
  return isDone(core.PUT("/chat/{chatKey}/send", { params: { path: { chatKey: chat.chatKey } }, body }))
}

const readChat = (core: Core, { key: participantKey }: Colleague, { chatKey: key, messageKey }: ActOf<"ReadChat">) =>
  isDone(
    core.PUT("/chat/{key}/readed/{messageKey}", { params: { path: { key, messageKey }, query: { participantKey } } }),
  )

const close = (core: Core, { key: participantKey }: Colleague, { dealKey: key }: ActOf<"Close">) =>
  isDone(core.POST("/deals/{key}/close", { params: { path: { key } }, body: { participantKey } }))

const best = 5

const rate = (core: Core, { key: authorKey, side }: Colleague, { dealKey, whom, details }: ActOf<"Rate">) => {
  const params = { path: { key: whom.key } }
  const body = { dealKey, rating: best, details }
  return isDone(
    side === "Customer"
      ? core.POST("/executant/{key}/feedbacks", { params, body })
      : core.POST("/customer/{key}/feedbacks", { params, body: { ...body, authorKey } }),
  )
}

/** Carries out an act, and answers whether it was done. */
export const carryOut = (core: Core, as: Colleague, act: Act): Promise<boolean> => {
  switch (act.do) {
    case "Apply":
      return apply(core, as, act)
    case "ReadApplications":
      return readApplications(core, act)
    case "Accept":
      return accept(core, as, act)
    case "Say":
      return say(core, as, act)
    case "ReadChat":
      return readChat(core, as, act)
    case "Close":
      return close(core, as, act)
    case "Rate":
      return rate(core, as, act)
  }
}
