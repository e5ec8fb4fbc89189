/** What nobody may find in an answer but those whom it belongs to. Spec §6; D46–D48. */
import type { Asker } from "./expected.ts"
import { secretWords, type Scene } from "./scene.ts"

/** Words that are neither the asker's own nor said to them. */
export const secretsFor = async (scene: Scene, asker: Asker): Promise<readonly string[]> => {
  const { draft, chat, deal, address, phone } = secretWords
  // The address has the beginning of the subject in it, and nothing else has.
  const email = (await scene.customer()).person.subject.slice(0, 8)
  switch (asker) {
    case "owner":
    case "wrongProfile":
      return []
    case "other":
      return [draft, phone, email]
    case "admin":
      return [chat, deal, address, phone, email]
    case "anonymous":
    case "stranger":
    case "impostor":
      return [draft, chat, deal, address, phone, email]
  }
}
