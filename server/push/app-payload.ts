/** The payload of each push to an installed app, beside the words that its system shows. */
import type { PushPayload } from "../contract/pushes.ts"

/** Texts alone, as the services of Google and Huawei carry nothing else. */
export const appData = ({
  key,
  target,
  tag,
  createdAt,
  profileKey,
}: PushPayload): Readonly<Record<string, string>> => ({
  key,
  target,
  tag,
  createdAt,
  ...(profileKey !== null && { profileKey }),
})
