/** A moderator who decides when a journey says so, where a timer would race with what it looks at. */
import { admin } from "../../server/demo/people.ts"
import type { RefusalReason } from "../../src/domain/moderation.ts"
import { tokenOf } from "./entering.ts"
import { see } from "./see.ts"

/** The environment of a stage on which nothing is decided by itself. */
export const byHand = { MODERATION_MODE: "manual" } as const

export interface Moderator {
  /** By its name, which may still be on its way to the queue. */
  readonly approve: (name: string) => Promise<void>
  readonly refuse: (name: string, reason: RefusalReason) => Promise<void>
}

interface Queue {
  readonly items: readonly { readonly key: string; readonly text: { readonly name: string } | null }[]
}

export const newModerator = async (url: string): Promise<Moderator> => {
  const headers = { authorization: `Bearer ${await tokenOf(url, admin.email)}`, "content-type": "application/json" }
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const sent = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) }
    const answer = await fetch(`${url}/api/core/moderation/queue${path}`, sent)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const keyOf = async (name: string): Promise<string> => {
    let key: string | undefined
    await see(async () => {
      const { items } = (await ask("?top=100")) as Queue
      key = items.find(({ text }) => text?.name === name)?.key
      see(key, `“${name}” is in the queue`).toBeDefined()
    }).toPass({ timeout: 20_000 })
    return key ?? ""
  }
  return {
    approve: async (name) => void (await ask(`/${await keyOf(name)}/approve`, {})),
    refuse: async (name, reason) => void (await ask(`/${await keyOf(name)}/decline`, { reason })),
  }
}
