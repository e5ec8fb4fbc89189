/** The secrets that nobody may find in an answer but those whom they belong to. Spec §6. */
import type { OperationId } from "../../server/contract/shapes.ts"
import type { Asker } from "./expected.ts"
import { secretWords, type Scene, type Side } from "./scene.ts"

/** Answers the ways to reach somebody. The address has the beginning of the subject in it, and nothing else has. */
const contacts = ({ person }: Side, phone: string): readonly string[] => [phone, person.subject.slice(0, 8)]

/** Words that are neither the asker's own nor said to them. */
export const secretsFor = async (scene: Scene, asker: Asker, id: OperationId): Promise<readonly string[]> => {
  if (asker === "owner" || asker === "wrongProfile") return []
  const { draft, chat, deal, address, phone, workersPhone } = secretWords
  const customers = contacts(await scene.customer(), phone)
  const everybodys = [...customers, ...contacts(await scene.worker(), workersPhone)]
  switch (asker) {
    case "other":
      // The parties of a deal learn how to reach each other by their profiles (D47, E365).
      return id === "getPublicAccount" ? [draft] : [draft, ...customers]
    case "admin":
      return [chat, deal, address, ...everybodys]
    case "anonymous":
    case "stranger":
    case "impostor":
      return [draft, chat, deal, address, ...everybodys]
  }
}
