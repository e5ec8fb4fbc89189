/**
 * Everything that people are told of: its words, its sign, where it leads and as which profile, how its toast looks,
 * and what a push says of it. Spec §2 Pop-up notifications, §3.
 */
import { describe, expect, it } from "vitest"
import { pushMessage } from "../../../server/push/wording.ts"
import { notificationTarget } from "../../../src/domain/notification-target.ts"
import type { NotificationSubject, NotificationType } from "../../../src/domain/notifications.ts"
import { rulesOf } from "../../../src/ui/routes/rules.ts"
import { routes } from "../../../src/domain/routes.ts"
import { notificationText } from "../../../src/ui/i18n/notification-text.ts"
import { notificationIcon } from "../../../src/ui/screens/notifications/notification-icon.ts"
import { toastPress } from "../../../src/ui/shell/toast-press.ts"
import { toastTimeMs } from "../../../src/ui/shell/use-toast-time.ts"
import { toastTone } from "../../../src/ui/shell/toast-tone.ts"
import { rows } from "./kinds.ts"
import { anna, type Row } from "./rows.ts"
import { englishIn } from "../english.ts"

const intl = englishIn("en")

/** As in the row, where moderation's reason is left out. */
const shortened = (text: string, { subject }: Row): string =>
  subject.reason === undefined
    ? text
    : text.replace(intl.formatMessage({ id: `reasons.moderation.${subject.reason}` }), "…")

/** Pages that switch to the profile that their address names (D15). */
const isLinked = (path: string): boolean => {
  const [pathname = ""] = path.split("?")
  const parts = pathname.split("/")
  const fits = (pattern: string): boolean => {
    const wanted = pattern.split("/")
    return wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith(":"))
  }
  const exact = routes.find((pattern) => pattern === pathname) ?? routes.find(fits)
  return exact !== undefined && rulesOf(exact).linked === true
}

describe.each(Object.entries(rows) as readonly (readonly [NotificationType, Row])[])("%s", (type, row) => {
  const { source, level, subject } = row
  const notification = { source, type, subject }

  it("says in the list what it is about, with its sign, and leads there as the right profile", () => {
    expect(shortened(notificationText(intl, notification), row)).toBe(row.says)
    expect(notificationIcon({ source, level })).toBe(row.icon)
    expect(notificationTarget(notification)).toBe(row.leads)
    if (row.leads !== null && isLinked(row.leads))
      expect(new URLSearchParams(row.leads.split("?")[1]).get("participantKey")).toBe(subject.profileKey)
  })

  it("is a toast of its colour for ten seconds, and a press leads to the list but on phones", () => {
    const content = { kind: "notification", id: "n1", level, ...notification } as const
    expect(toastTone(level, subject, anna)).toBe(row.tone)
    expect(toastTimeMs(content)).toBe(10_000)
    expect(toastPress(content, false)).toBe("/notifications?page=1&filter=all&order=desc")
    expect(toastPress(content, true)).toBeNull()
  })

  it("is pushed with a title, names alone, and the same way there", () => {
    const pushed = { ...notification, key: "n1", createdAt: "2026-03-01T10:00:00.000Z" }
    const { title, text, target } = pushMessage(pushed, "en-US").payload
    expect([title, text]).toEqual(row.push)
    expect(target.split("?")[0]).toBe((row.leads ?? "/notifications").split("?")[0])
    expect(new URLSearchParams(target.split("?")[1]).get("participantKey")).toBe(
      row.leads === null ? null : subject.profileKey,
    )
  })
})

describe("toasts of the other kinds", () => {
  const message = { kind: "chat", chatKey: "c1", profileKey: "painters" } as const
  it("lead to their conversation, as the profile that it is of, but on phones", () => {
    const content = { ...message, message: {} as never, photo: null }
    expect(toastPress(content, false)).toBe("/chat?participantKey=painters&chatId=c1")
    expect(toastPress(content, true)).toBeNull()
  })

  it("lead nowhere where they only say what was done here, or what failed", () => {
    expect(toastPress({ kind: "send-on-moderation", of: "Order", key: "gate" }, false)).toBeNull()
    expect(
      toastPress({ kind: "api-error", command: "SwitchProfile", failure: { _tag: "Forbidden" } }, false),
    ).toBeNull()
  })
})

it("a closed complaint says how it ended, and says nothing wrong where that is not told", () => {
  const text = (subject: NotificationSubject) =>
    notificationText(intl, { source: "Content", type: "ComplaintClosedEvent", subject })
  expect(text({ outcome: "Dismissed" })).toBe(
    "A moderator looked at your complaint and found nothing against the rules.",
  )
  expect(text({})).toBe("Your complaint has been looked at.")
})
