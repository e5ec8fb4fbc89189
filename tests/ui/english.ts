/** The texts of the client's core, its news and refusals, in English, for tests of what is said. */
import { createIntl, type IntlShape } from "react-intl"
import core from "../../src/ui/i18n/messages/en/core.json" with { type: "json" }
import notifications from "../../src/ui/i18n/messages/en/notifications.json" with { type: "json" }
import reasons from "../../src/ui/i18n/messages/en/reasons.json" with { type: "json" }
import refusals from "../../src/ui/i18n/messages/en/refusals.json" with { type: "json" }
import type { MessageId } from "../../src/ui/i18n/messages.ts"

export const englishIn = (locale: "en" | "en-GB"): IntlShape =>
  createIntl({
    locale,
    messages: { ...core, ...notifications, ...reasons, ...refusals } as Partial<Record<MessageId, string>> as Record<
      MessageId,
      string
    >,
  })
