/**
 * Every call that spec §7 names: under its service, with its method, address, parameters and the fields of its body.
 * Law 15.
 */
import { describe, expect, it } from "vitest"
import { readContract, type Service } from "../../server/contract/operations.ts"
import { below, isNode, readDocuments } from "../../server/contract/documents.ts"

const documents = readDocuments()
const { operations } = readContract()

const paging = ["top", "skip"]
const list = [...paging, "filter", "sortBy"]
const place = ["discriminator", "address", "metadata"]
const orderText = ["price", "name", "description", "classificatorPrimaryKey", "startDate", "endDate"]
const offerText = [...orderText, "executantKey"]
const found = [
  "term",
  ...paging,
  "Filter.ClassificatorPrimaryKey",
  "Filter.PriceMin",
  "Filter.PriceMax",
  "Location.Coordinates.Lat",
  "Location.Coordinates.Lon",
  "Location.GeometryId",
  "Location.Radius",
  "SortBy.OrderBy",
  "SortBy.Direction",
]

type Call = readonly [call: string, parameters?: readonly string[], body?: readonly string[]]

const both = (call: string, parameters?: readonly string[], body?: readonly string[]): readonly Call[] =>
  ["orders", "offers"].map((kind) => [call.replace("{kind}", kind), parameters, body] as never)

/** In the words of the specification; `*` is a parameter of the address, by whatever name. */
const calls: Readonly<Record<Service, readonly Call[]>> = {
  core: [
    ["POST account/create", ["content-language"]],
    ["GET account"],
    ["PUT account/update", [], ["name", "description"]],
    ["PUT account/language/*"],
    ["GET account/public/*"],
    ["POST account/delete"],
    ["POST account/uploadphoto", [], ["avatar"]],
    ["PUT settings/activeProfile"],
    ["GET search/fuzzy", ["query", "countrySet"]],
    ["GET autocomplete/*", ["value", "top"]],
    ["GET classificator/*/short"],
    ...both("POST {kind}/*/location", [], place),
    ...both("GET {kind}/*/location"),
    ...both("PUT {kind}/*/location/*", [], place),
    ...both("DELETE {kind}/*/location/*"),
    ["POST orders/create", [], orderText],
    ["PUT orders/*", [], orderText],
    ...both("GET {kind}/public/*"),
    ...["archive", "cancel", "hide", "unhide"].flatMap((act) => both(`PUT {kind}/*/${act}`)),
    ...both("GET {kind}/*/status"),
    ["GET orders/*"],
    ["GET orders", ["top", "skip", "filter"]],
    ["GET orders/summary", ["orderKeys"]],
    ["POST orders/*/file", [], ["file"]],
    ["POST offers", [], offerText],
    ["PUT offers/*", [], offerText],
    ["GET offers/*", ["executantKey"]],
    ["GET offers", ["top", "skip", "executantGuid", "filter"]],
    ["GET offers/public/*/existing", paging],
    ["GET offers/summary", ["offerKeys"]],
    ["POST offer/*/file", [], ["file"]],
    ["GET v2/search/*", found],
    ["GET v2/search/*/count", found],
    ["GET analytics/statistics"],
    ["POST offers/*/applications"],
    ["POST offers/*/applications/*/cancel"],
    ["POST offers/*/applications/*/notInterested", ["executantKey"]],
    ["POST offers/*/applications/*/interested", ["executantKey"]],
    ...both("GET {kind}/*/applications/count"),
    ["GET offers/*/applications", list],
    ...both("GET {kind}/*/applications/unread/count"),
    ...both("POST {kind}/*/applications/readAll"),
    ["GET offers/applications/customer", list],
    ["POST orders/*/applications/executant/*"],
    ["POST orders/*/applications/*/cancel", ["executantKey"]],
    ["POST orders/*/applications/*/notInterested"],
    ["POST orders/*/applications/*/interested"],
    ["GET orders/*/applications/customer"],
    ["GET orders/applications/executant/*"],
    ["POST orders/*/applications/*/accept", [], ["description", "moveToArchive"]],
    ["POST offers/*/applications/*/accept", [], ["description", "moveToArchive", "executantKey"]],
    ["GET deals/*", ["participantKey"]],
    ["GET deals/customer", list],
    ["GET deals/executant/*", list],
    ["GET deals/*/feedbacks", ["participantKey"]],
    ["POST deals/*/cancel", [], ["reason", "comment", "participantKey"]],
    ["POST deals/*/close", [], ["participantKey"]],
    ["POST executant/*/feedbacks", [], ["dealKey", "rating", "details"]],
    ["POST customer/*/feedbacks", [], ["dealKey", "rating", "details", "authorKey"]],
    ["GET customer/*/feedbacks/all/summary", ["skip", "top", "sortBy"]],
    ["GET executant/*/feedbacks/all/summary", ["skip", "top", "sortBy"]],
    ["GET chat/customer"],
    ["GET chat/executant/*"],
    ["GET chat/*/messages", ["participantKey", "startMessage", "top"]],
    ["GET chat/*/messages/unreceived", ["endMessage"]],
    ["POST chat/create", [], ["name", "participantsInfo"]],
    ["PUT chat/*/send"],
    ["PUT chat/*/readed/*"],
    ["GET chat/customer/unread/count"],
    ["GET chat/executant/*/unread/count"],
    ["DELETE chat/*/removeMessage/*", ["authorKey"]],
    ["POST chat/*/messages/file", ["authorKey", "messageKey"]],
    ["POST complaint/submit"],
    ["POST executant", ["publish"], ["name", "classificatorPrimaryKey"]],
    ["GET executant"],
    ["GET executant/*"],
    ["GET executant/public/*"],
    [
      "PUT executant/*",
      ["publish"],
      ["classificatorPrimaryKey", "name", "educationDescription", "description", "workExperience", "status"],
    ],
    ["POST executant/*/subscribe"],
    ["POST executant/*/unsubscribe"],
    ["POST executant/*/uploadphoto"],
    ["PUT executant/*/portfolio/file"],
    ["PUT executant/*/education/file"],
    ["POST offers/favorites", [], ["offerKey"]],
    ["DELETE offers/favorites/*"],
    ["POST orders/favorites", [], ["orderKey"]],
    ["DELETE orders/favorites/*"],
    ["DELETE content/files"],
    ["POST translate", [], ["targetLanguage", "text"]],
    ["POST translateEntity", [], ["targetLanguage", "fields"]],
  ],
  notifications: [
    ["GET notification", list],
    ["GET notification/unread/count"],
    ["POST notification/*/read"],
    ["POST notification/readAll"],
    ["POST push/subscribe", [], ["pushClientId"]],
    ["POST push/unsubscribe"],
  ],
  support: [["POST support/send", [], ["userName", "email", "message"]]],
}

const nameOf = ({ method, path }: (typeof operations)[number]): string =>
  `${method.toUpperCase()} ${path.slice(1).replaceAll(/\{\w+\}/gu, "*")}`

const fieldsOf = (operation: (typeof operations)[number]): readonly string[] => {
  const path = documents.follow(below({ file: `${operation.service}.yaml`, pointer: "/paths" }, operation.path))
  const content = below(path, operation.method, "requestBody", "content")
  const [type = ""] = Object.keys(documents.at(content))
  const { properties } = documents.at(documents.follow(below(content, type, "schema")))
  return isNode(properties) ? Object.keys(properties) : []
}

describe.each(Object.entries(calls))("the %s service has", (service, wanted) => {
  it.each(wanted)("%s", (call, parameters = [], body = []) => {
    const operation = operations.find((one) => one.service === service && nameOf(one) === call)
    if (operation === undefined) throw new Error(`There is no ${call} in ${service}.`)
    const { query, header } = operation.parameters
    expect([...query.names, ...header.names]).toEqual(expect.arrayContaining([...parameters]))
    if (body.length > 0) expect(fieldsOf(operation)).toEqual(expect.arrayContaining([...body]))
  })
})

it("asks no more of a call than the specification gives it", () => {
  const extra = operations.flatMap((operation) => {
    const call = Object.values(calls)
      .flat()
      .find(([name]) => name === nameOf(operation))
    if (call === undefined) return []
    const needed = operation.parameters.query.check({}) ?? {}
    return Object.keys(needed)
      .filter((name) => !(call[1] ?? []).includes(name))
      .map((name) => `${call[0]} needs ${name}`)
  })
  // The specification does not show which files are removed (D39).
  expect(extra).toEqual(["DELETE content/files needs fileKeys"])
})
