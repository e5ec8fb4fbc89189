/**
 * The colleagues of the demo company who are at work: they come when somebody is there to see them, and go afterwards.
 */
import type { SdkClients } from "../../src/sdk/sdk.ts"
import { createMember, type Member, type Person } from "./member.ts"
import type { Colleague, Sight } from "./sights.ts"

/** The people at a window: the key of each profile of theirs, and the account that it belongs to. */
export type Present = ReadonlyMap<string, string>

interface CrewOptions {
  readonly base: string
  readonly people: readonly Person[]
  readonly token: (email: string) => Promise<string | null>
  readonly onSight: (sight: Sight) => void
  /** Runs what may fail, and reports the failure. */
  readonly attempt: (run: () => Promise<void>) => Promise<void>
}

export interface Crew {
  /** Once; those who could not come stay away until all have gone. */
  readonly wake: () => Promise<void>
  readonly sleep: () => Promise<void>
  /** Nobody acts for a person of the demo who is at a window: that is a visitor's own hand. */
  readonly free: (there: Present) => readonly Colleague[]
  /** Answers the client by which the colleague asks the server; null where nobody may. */
  readonly clientOf: (colleague: Colleague) => Promise<SdkClients["core"] | null>
}

export const createCrew = ({ base, people, token, onSight, attempt }: CrewOptions): Crew => {
  const working = new Map<Colleague, Member>()
  const members = people.map((person) => createMember({ person, base, token: () => token(person.email), onSight }))
  let isAwake = false

  return {
    wake: async () => {
      if (isAwake) return
      isAwake = true
      for (const member of members)
        await attempt(async () => {
          for (const colleague of await member.enter()) working.set(colleague, member)
        })
    },
    sleep: async () => {
      if (!isAwake) return
      isAwake = false
      working.clear()
      await Promise.all(members.map((member) => attempt(member.leave)))
    },
    free: (there) => {
      const accounts = new Set(there.values())
      return [...working.keys()].filter(({ owner }) => !accounts.has(owner))
    },
    clientOf: async (colleague) => {
      const found = [...working].find(([{ key }]) => key === colleague.key)
      const member = found?.[1]
      return member !== undefined && (await member.refresh()) ? member.core : null
    },
  }
}
