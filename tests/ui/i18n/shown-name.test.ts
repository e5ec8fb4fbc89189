/** A person who has left is named in the reader's language, wherever the name may still be read. */
import type { MessageFormatElement } from "react-intl"
import { expect, it } from "vitest"
import { createIntl } from "@formatjs/intl"
import { compiledTexts, readMessages } from "../../../scripts/build/messages.mjs"
import { deletedName } from "../../../src/domain/deleted-name.ts"
import type { MessageId } from "../../../src/ui/i18n/messages.ts"
import { notificationText } from "../../../src/ui/i18n/notification-text.ts"
import { shownName, shownPerson } from "../../../src/ui/i18n/shown-name.ts"

const texts = readMessages("src/ui/i18n/messages")
const scopes = ["chat", "deals", "profiles", "notifications", "home", "shortcuts"] as const

const speaking = (language: string) => {
  const messages = Object.assign(
    {},
    ...Object.values(texts[language] ?? {}).map((scope) => compiledTexts(scope, language)),
  ) as Record<MessageId, MessageFormatElement[]>
  return createIntl({ locale: language, messages }) as unknown as Parameters<typeof shownName>[0]
}

it.each(Object.keys(texts))("is named in %s, and nobody else is renamed", (language) => {
  const intl = speaking(language)
  const said = scopes.map((scope) => shownName(intl, `${scope}.deletedUser`, deletedName))
  expect(new Set(said).size).toBe(1)
  expect(said[0] === deletedName).toBe(language === "en")
  expect(shownName(intl, "chat.deletedUser", "Dora")).toBe("Dora")
  const dora = { name: "Dora", key: "1" }
  expect(shownPerson(intl, "deals.deletedUser", dora)).toBe(dora)
  const notification = { source: "Chat", type: "NewMessage", subject: { executantName: deletedName } } as const
  if (language !== "en")
    expect(notificationText(intl, notification as unknown as Parameters<typeof notificationText>[1])).not.toContain(
      deletedName,
    )
})
