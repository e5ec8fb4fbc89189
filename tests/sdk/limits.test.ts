/** The contract's numbers and names are the domain's: nobody can change one of them alone. Spec §5, §9. Law 15. */
import { describe, expect, it } from "vitest"
import { documentsIn } from "../../scripts/contract/sdk-documents.mjs"
import { contractsFolder } from "../../scripts/contract/services.ts"
import { applicationStatusNumbers } from "../../src/domain/applications.ts"
import { chatMessageTypes } from "../../src/domain/chat.ts"
import { complaintReasons, complaintTargets, contentReasonNumbers } from "../../src/domain/complaints.ts"
import { usageKeptDays, usualUsageDays } from "../../src/domain/contract-usage.ts"
import { dealCancelReasonNumbers } from "../../src/domain/deal-cancelling.ts"
import { dealStatusNumbers } from "../../src/domain/deals.ts"
import { mostSpansOfReport } from "../../src/domain/traces.ts"
import { marks } from "../../src/domain/feedback.ts"
import { fileExtensions } from "../../src/domain/files.ts"
import { languages } from "../../src/domain/languages.ts"
import {
  fileCountLimits,
  fileSizeLimits,
  maxExecutantsPerAccount,
  listSizes,
  pageSizes,
  priceLimits,
  textLimits,
  thumbnailWidths,
} from "../../src/domain/limits.ts"
import { hubTimes } from "../../src/domain/real-time.ts"
import { maxRadiusMetres, radiusChoices } from "../../src/domain/locations.ts"
import { moderationActionNames, refusalReasons } from "../../src/domain/moderation.ts"
import { moderationKinds, taskStatuses } from "../../src/domain/moderation-tasks.ts"
import { notificationLevels, notificationSources, notificationTypes } from "../../src/domain/notifications.ts"
import { itemStatusNumbers, versionStatusNumbers } from "../../src/domain/listing-statuses.ts"
import { participantNumbers } from "../../src/domain/participants.ts"
import { currencies } from "../../src/domain/currencies.ts"
import { measurementUnits } from "../../src/domain/prices.ts"
import { problemTypes } from "../../src/domain/problems.ts"
import { executantStatusNumbers } from "../../src/domain/executant-statuses.ts"

const documents = await documentsIn(contractsFolder)
const services = Object.values(documents)

const within = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((place: unknown, step) => Reflect.get(Object(place), step), value)

/** A named schema or parameter of any service, and what stands within it: `OrderPayload.properties.name`. */
const at = (path: string): unknown => {
  const steps = path.split(".")
  const found = services.flatMap((document) =>
    ["schemas", "parameters"].map((kind) => within(document, ["components", kind, ...steps])),
  )
  return found.find((one) => one !== undefined)
}

/** The parameters of a name, of whatever operation. */
const parametersNamed = (name: string): readonly unknown[] =>
  services
    .flatMap((document) => [
      ...Object.values(document.components.parameters ?? {}),
      ...Object.values(document.paths).flatMap((item) =>
        Object.values(Object(item)).flatMap((operation) => within(operation, ["parameters"]) ?? []),
      ),
    ])
    .filter((one) => within(one, ["name"]) === name)

/** The limits of each text that people write, by where the contract says them. */
const lengths: readonly (readonly [string, { readonly min?: number; readonly max: number }])[] = [
  ["OrderPayload.properties.name", textLimits.listingName],
  ["OrderPayload.properties.description", textLimits.listingDescription],
  ["AcceptApplication.properties.description", { max: textLimits.dealDescription.max }],
  ["NewChatMessage.properties.messageContent", textLimits.chatMessage],
  ["NewExecutant.properties.name", textLimits.personName],
  ["NewExecutant.properties.description", { max: textLimits.profileText.max }],
  ["DealCancellation.properties.comment", { max: textLimits.otherReasonComment.max }],
  ["ExecutantFeedbackPayload.properties.details", { max: textLimits.feedbackDetails.max }],
  ["CustomerFeedbackPayload.properties.details", { max: textLimits.feedbackDetails.max }],
  ["ModerationNote", { max: textLimits.moderationNote.max }],
  ["SupportLetter.properties.userName", textLimits.supportName],
  ["SupportLetter.properties.message", textLimits.supportMessage],
  ["ComplaintPayload.properties.comment", { max: textLimits.otherReasonComment.max }],
  ["NewOffer.properties.name", textLimits.listingName],
  ["NewOffer.properties.description", textLimits.listingDescription],
  ["OfferPayload.properties.name", textLimits.listingName],
  ["OfferPayload.properties.description", textLimits.listingDescription],
  ["NewOfferExecutant.properties.name", textLimits.personName],
  ["AccountUpdate.properties.name", { max: textLimits.personName.max }],
  ["AccountUpdate.properties.description", { max: textLimits.profileText.max }],
  ["ExecutantUpdate.properties.name", { max: textLimits.personName.max }],
  ["ExecutantUpdate.properties.workExperience", { max: textLimits.profileText.max }],
  ["AcceptOfferApplication.properties.description", { max: textLimits.dealDescription.max }],
  ["LocationPayload.properties.address", textLimits.address],
  ["NewTranslation.properties.text", textLimits.translation],
  ["SupportLetter.properties.email", { max: textLimits.email.max }],
  ["LocationPayload.properties.freeFormAddress", { max: textLimits.address.max }],
  ["NewChat.properties.name", { max: textLimits.listingName.max }],
  ["NewEntityTranslation.properties.fields.additionalProperties", { max: textLimits.translation.max }],
  ["NewExecutant.properties.workExperience", { max: textLimits.profileText.max }],
  ["NewExecutant.properties.educationDescription", { max: textLimits.profileText.max }],
  ["ExecutantUpdate.properties.description", { max: textLimits.profileText.max }],
  ["ExecutantUpdate.properties.educationDescription", { max: textLimits.profileText.max }],
  ["Account.properties.description", { max: textLimits.profileText.max }],
  ["Executant.properties.description", { max: textLimits.profileText.max }],
  ["Executant.properties.workExperience", { max: textLimits.profileText.max }],
  ["Executant.properties.educationDescription", { max: textLimits.profileText.max }],
  ["Feedback.properties.details", { max: textLimits.feedbackDetails.max }],
]

/** The places below a part of a contract that bound what people see as characters. */
const graphemePlaces = (part: unknown, path: string): readonly string[] =>
  typeof part !== "object" || part === null
    ? []
    : [
        ...(Object.hasOwn(part, "x-maxGraphemes") ? [path] : []),
        ...Object.entries(part).flatMap(([name, one]) => graphemePlaces(one, path === "" ? name : `${path}.${name}`)),
      ]

describe("lengths", () => {
  it.each(lengths)("%s", (path, limit) => {
    const field = at(path) as {
      readonly minLength?: number
      readonly maxLength?: number
      readonly "x-maxGraphemes"?: number
    }
    // JSON Schema counts code points, and people see a family of four as one character (D29).
    expect(field["x-maxGraphemes"] ?? field.maxLength).toBe(limit.max)
    if (limit.min !== undefined) expect(field.minLength).toBe(limit.min)
  })

  it("are held against the domain's wherever the contract counts graphemes", () => {
    const places = services.flatMap(({ components }) => graphemePlaces(components.schemas, ""))
    const held = new Set(lengths.map(([path]) => path))
    expect(places.filter((path) => !held.has(path))).toEqual([])
  })
})

describe("numbers", () => {
  it("of prices", () => {
    expect(at("Rate.properties.value.maximum")).toBe(priceLimits.maxMajor)
    for (const name of ["Filter.PriceMin", "Filter.PriceMax"])
      expect(parametersNamed(name)).toMatchObject([{ schema: { minimum: 0, maximum: priceLimits.maxMajor } }])
  })

  it("of days of use", () => {
    const schema = { minimum: 1, maximum: usageKeptDays, default: usualUsageDays }
    expect(parametersNamed("days")).toMatchObject([{ schema }])
  })

  it("of reports about traces", () => expect(at("SpanReport.properties.spans.maxItems")).toBe(mostSpansOfReport))

  it("of files", () => {
    expect(at("Order.properties.filesCollection.maxItems")).toBe(fileCountLimits.listing)
    expect(at("Offer.properties.fileCollection.maxItems")).toBe(fileCountLimits.listing)
    expect(at("PublicOffer.properties.fileCollection.maxItems")).toBe(fileCountLimits.listing)
    expect(at("PublicOrder.properties.filesCollection.maxItems")).toBe(fileCountLimits.listing)
    expect(at("DealSubject.properties.files.maxItems")).toBe(fileCountLimits.listing)
    for (const profile of ["Executant", "PublicExecutant"]) {
      expect(at(`${profile}.properties.portfolioFiles.maxItems`)).toBe(fileCountLimits.portfolio)
      expect(at(`${profile}.properties.educationFiles.maxItems`)).toBe(fileCountLimits.education)
    }
    expect(at("ChatMessage.properties.files.maxItems")).toBe(fileCountLimits.chatMessage)
    expect(at("FileContent.x-maxBytes")).toEqual(fileSizeLimits)
    expect(at("PhotoForm.properties.avatar.x-maxBytes")).toEqual({ image: fileSizeLimits.image })
    expect(at("Thumbnail.properties.contentUrl.x-widths")).toEqual(thumbnailWidths)
  })

  it("of profiles and places", () => {
    expect(at("ExecutantList.properties.items.maxItems")).toBe(maxExecutantsPerAccount)
    expect(at("LocationMetadata.properties.radius.maximum")).toBe(maxRadiusMetres)
    expect(parametersNamed("Location.Radius")).toMatchObject([{ schema: { maximum: maxRadiusMetres } }])
    expect(Math.max(...radiusChoices) * 1000).toBe(maxRadiusMetres)
  })

  it("of pages, each list with its own size", () => {
    expect(at("Top.schema.default")).toBe(pageSizes.unasked)
    expect(at("TopOfNotifications.schema.default")).toBe(listSizes.notifications)
    expect(at("TopOfExecutantOffers.schema.default")).toBe(pageSizes.executantOffers)
    expect(at("TopOfMessages.schema.default")).toBe(pageSizes.chatMessages)
    expect(at("ChatMessageList.properties.items.maxItems")).toBe(pageSizes.chatMessages)
    expect(at("TopOfSuggestions.schema.default")).toBe(pageSizes.suggestions)
  })

  it("of pages, with room for every size that spec §9 names", () => {
    for (const name of ["Top", "TopOfNotifications", "TopOfExecutantOffers", "TopOfMessages"]) {
      expect(at(`${name}.schema.minimum`)).toBe(0)
      expect(at(`${name}.schema.maximum`)).toBeGreaterThanOrEqual(100)
    }
  })

  it("of marks", () => {
    expect(at("FeedbackMark")).toMatchObject({ minimum: Math.min(...marks), maximum: Math.max(...marks) })
  })

  it("of search terms", () => {
    const { min: minLength, max: maxLength } = textLimits.searchTerm
    for (const name of ["term", "value", "query"])
      for (const one of parametersNamed(name)) expect(one).toMatchObject({ schema: { minLength, maxLength } })
  })

  it("of the hubs", () => {
    expect(documents["notifications"]).toMatchObject({ "x-hubs": hubTimes })
  })
})

describe("names", () => {
  it.each([
    ["Language", languages],
    ["CurrencyCode", currencies],
    ["MeasurementUnit", measurementUnits],
    ["ProblemType", problemTypes],
    ["ChatMessageType", chatMessageTypes],
    ["FileExtension", Object.values(fileExtensions).flat()],
    ["RefusalReason", refusalReasons],
    ["ModerationKind", moderationKinds],
    ["ModerationTaskStatus", taskStatuses],
    ["NotificationSource", notificationSources],
    ["NotificationLevel", notificationLevels],
  ])("%s", (path, names) => {
    expect(at(`${path}.enum`)).toEqual([...names])
  })

  it.each([
    ["ParticipantType", participantNumbers],
    ["ItemStatus", itemStatusNumbers],
    ["VersionStatus", versionStatusNumbers],
    ["ApplicationStatus", applicationStatusNumbers],
    ["DealStatus", dealStatusNumbers],
    ["ExecutantStatus", executantStatusNumbers],
  ])("%s, with their numbers", (path, numbers) => {
    expect(at(`${path}.x-numbers`)).toEqual(numbers)
    expect(at(`${path}.enum`)).toEqual(Object.keys(numbers))
  })

  it("of what people are notified of, which may grow", () => {
    expect(at("NotificationType.x-known")).toEqual(notificationTypes)
  })

  it("of reasons to cancel a deal", () => {
    expect(at("DealCancelReason.x-numbers")).toEqual(dealCancelReasonNumbers)
    expect(at("DealCancelReason.enum")).toEqual(Object.keys(dealCancelReasonNumbers))
  })

  it("of reasons and targets of complaints, and of what moderators do", () => {
    const reasons = complaintTargets.flatMap((target) => [
      ...complaintReasons(target, true),
      ...complaintReasons(target, false),
    ])
    expect(new Set(at("ComplaintReason.enum") as string[])).toEqual(new Set(reasons))
    expect(at("ComplaintReason.x-numbers")).toEqual(contentReasonNumbers)
    expect(at("ComplaintTarget.enum")).toEqual(complaintTargets)
    expect(at("ModerationActionName.enum")).toEqual(moderationActionNames)
  })
})
