/** The contract's numbers and names are the domain's: nobody can change one of them alone. Spec §5, §9; D3, D29, D36. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { applicationStatusNumbers } from "../../src/domain/applications.ts"
import { chatMessageTypes } from "../../src/domain/chat.ts"
import { complaintReasons, complaintTargets } from "../../src/domain/complaints.ts"
import { dealCancelReasonNumbers, dealStatusNumbers } from "../../src/domain/deals.ts"
import { languages } from "../../src/domain/languages.ts"
import { fileCountLimits, pageSizes, priceLimits, textLimits } from "../../src/domain/limits.ts"
import { moderationActionNames, refusalReasons } from "../../src/domain/moderation.ts"
import { notificationLevels, notificationSources } from "../../src/domain/notifications.ts"
import { itemStatusNumbers, versionStatusNumbers } from "../../src/domain/orders.ts"
import { participantTypes } from "../../src/domain/participants.ts"
import { currencies, measurementUnits } from "../../src/domain/prices.ts"
import { problemTypes } from "../../src/domain/problems.ts"
import { executantStatusNumbers } from "../../src/domain/profiles.ts"

const contract = (file: string): unknown =>
  parse(readFileSync(new URL(`../../openapi/${file}.yaml`, import.meta.url), "utf8"))

/** What stands at a path such as `OrderPayload.properties.name`. */
const at = (file: string, path: string): unknown =>
  path.split(".").reduce((place: unknown, step) => Reflect.get(Object(place), step), contract(file))

describe("lengths", () => {
  it.each([
    ["schemas/order", "OrderPayload.properties.name", textLimits.listingName],
    ["schemas/order", "OrderPayload.properties.description", textLimits.listingDescription],
    ["schemas/application", "AcceptApplication.properties.description", { max: textLimits.dealDescription.max }],
    ["schemas/chat", "NewChatMessage.properties.messageContent", textLimits.chatMessage],
    ["schemas/executant", "NewExecutant.properties.name", textLimits.personName],
    ["schemas/executant", "NewExecutant.properties.description", { max: textLimits.profileText.max }],
    ["schemas/deal", "DealCancellation.properties.comment", { max: textLimits.otherReasonComment.max }],
    ["schemas/complaint", "ComplaintPayload.properties.comment", { max: textLimits.otherReasonComment.max }],
    ["schemas/feedback", "ExecutantFeedbackPayload.properties.details", { max: textLimits.feedbackDetails.max }],
    ["schemas/feedback", "CustomerFeedbackPayload.properties.details", { max: textLimits.feedbackDetails.max }],
    ["schemas/moderation", "ModerationNote", { max: textLimits.moderationNote.max }],
    ["schemas/support", "SupportLetter.properties.userName", textLimits.supportName],
    ["schemas/support", "SupportLetter.properties.message", textLimits.supportMessage],
    ["schemas/support", "SupportLetter.properties.email", { max: textLimits.email.max }],
  ])("%s %s", (file, path, limit) => {
    const field = at(file, path) as {
      readonly minLength?: number
      readonly maxLength?: number
      readonly "x-maxGraphemes"?: number
    }
    // JSON Schema counts code points, and people see a family of four as one character (D29).
    expect(field["x-maxGraphemes"] ?? field.maxLength).toBe(limit.max)
    if ("min" in limit) expect(field.minLength).toBe(limit.min)
  })
})

describe("numbers", () => {
  it("of prices", () => {
    expect(at("schemas/common", "Rate.properties.value.maximum")).toBe(priceLimits.maxMajor)
  })

  it("of files", () => {
    expect(at("schemas/order", "Order.properties.filesCollection.maxItems")).toBe(fileCountLimits.listing)
  })

  it("of pages", () => {
    expect(at("schemas/parameters", "Top.schema.default")).toBe(pageSizes.list)
    expect(at("schemas/parameters", "Top.schema.maximum")).toBeGreaterThanOrEqual(Math.max(...Object.values(pageSizes)))
  })
})

describe("names", () => {
  it.each([
    ["schemas/common", "Language", languages],
    ["schemas/common", "CurrencyCode", currencies],
    ["schemas/common", "MeasurementUnit", measurementUnits],
    ["schemas/common", "ParticipantType", participantTypes],
    ["schemas/common", "ProblemType", problemTypes],
    ["schemas/chat", "ChatMessageType", chatMessageTypes],
    ["schemas/moderation", "RefusalReason", refusalReasons],
    ["schemas/notification", "NotificationSource", notificationSources],
    ["schemas/notification", "NotificationLevel", notificationLevels],
  ])("%s %s", (file, path, names) => {
    expect(at(file, `${path}.enum`)).toEqual([...names])
  })

  it.each([
    ["schemas/order", "ItemStatus", itemStatusNumbers],
    ["schemas/order", "VersionStatus", versionStatusNumbers],
    ["schemas/application", "ApplicationStatus", applicationStatusNumbers],
    ["schemas/deal", "DealStatus", dealStatusNumbers],
    ["schemas/executant", "ExecutantStatus", executantStatusNumbers],
  ])("%s %s, with their numbers", (file, path, numbers) => {
    expect(at(file, `${path}.x-numbers`)).toEqual(numbers)
    expect(at(file, `${path}.enum`)).toEqual(Object.keys(numbers))
  })

  it("of reasons to cancel a deal", () => {
    expect(at("schemas/deal", "DealCancelReason.x-numbers")).toEqual(dealCancelReasonNumbers)
    expect(at("schemas/deal", "DealCancelReason.enum")).toEqual(Object.keys(dealCancelReasonNumbers))
  })

  it("of reasons and targets of complaints, and of what moderators do", () => {
    const reasons = complaintTargets.flatMap((target) => [
      ...complaintReasons(target, true),
      ...complaintReasons(target, false),
    ])
    expect(new Set(at("schemas/complaint", "ComplaintReason.enum") as string[])).toEqual(new Set(reasons))
    expect(at("schemas/complaint", "ComplaintTarget.enum")).toEqual(complaintTargets)
    expect(at("schemas/moderation", "ModerationActionName.enum")).toEqual(moderationActionNames)
  })
})
