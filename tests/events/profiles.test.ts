/**
 * The contract's profiles, and what others say of them, become the client's own. Contract:
 * openapi/schemas/executant.yaml.
 */
import { describe, expect, it } from "vitest"
import { toFeedback } from "../../src/events/wire/feedback.ts"
import { toListedOffer } from "../../src/events/wire/listings.ts"
import type { Wire } from "../../src/events/wire/wire.ts"
import { toExecutant, toPublicCustomer, toPublicExecutant } from "../../src/events/wire/profiles.ts"

const rating = { value: 4.5, count1: 0, count2: 0, count3: 0, count4: 1, count5: 1 }
const deeds = { ordersInProgress: 2, ordersCompleted: 3, feedbacksCount: 2, rating: 4.5, completionRate: 0.75 }

const place = (address: string): Wire["Location"] => ({
  id: address,
  discriminator: "Radius",
  address,
  freeFormAddress: address,
  geometryId: null,
  metadata: { lat: 51, lon: 13, radius: 30_000 },
})

const file = (name: string): Wire["File"] => ({
  fileKey: name,
  contentUrl: `/files/${name}`,
  originalFileName: `${name}.jpg`,
  fileSize: 17,
  fileType: "image/jpeg",
  fileExtension: "jpg",
  thumbnails: [],
})

const wire: Wire["PublicExecutant"] = {
  key: "e1",
  registeredOn: "2026-03-01T10:00:00.000Z",
  name: "Demo Movers",
  description: "Two people and a van.",
  workExperience: "Ten years.",
  educationDescription: "Licence C.",
  photo: "/files/face",
  classificatorPrimaryKey: "transport",
  locations: [place("Dresden"), place("Leipzig"), place("Dresden")],
  contacts: { email: "movers@demo.example", phone: null, other: [] },
  language: "de-DE",
  rating,
  educationFiles: [file("licence")],
  portfolioFiles: [file("van"), file("sofa")],
  metadata: { ...deeds, inFavorites: 4, views: 90 },
}

describe("an executant", () => {
  it("as everybody sees it names each town once, and both files of its portfolio in order", () => {
    const { work, ...profile } = toPublicExecutant(wire)
    expect(profile.contacts).toEqual({ email: "movers@demo.example", phone: null })
    expect(profile).toMatchObject({ key: "e1", type: "Executant", completionRate: 0.75, rating: { value: 4.5 } })
    expect(work).toMatchObject({
      towns: ["Dresden", "Leipzig"],
      views: 90,
      favorites: 4,
    })
    expect(work?.portfolioFiles.map(({ key }) => key)).toEqual(["van", "sofa"])
    expect(work?.educationFiles.map(({ key }) => key)).toEqual(["licence"])
  })

  it("tells a stranger no contacts", () => {
    expect(toPublicExecutant({ ...wire, contacts: null }).contacts).toBeNull()
  })

  it("as its owner sees it says how its change stands", () => {
    const own: Wire["Executant"] = {
      ...wire,
      contacts: { email: null, phone: "+49 30 1234567", other: [] },
      accountKey: "a1",
      status: "Published",
      versionStatus: "Declined",
      reason: "ContactDetails",
      isSubscribed: true,
      blocked: false,
      blockedReason: null,
    }
    expect(toExecutant(own, 12)).toMatchObject({
      status: "Published",
      versionStatus: "Declined",
      reason: "ContactDetails",
      isSubscribed: true,
      workExperience: "Ten years.",
      views: 90,
      asOf: 12,
    })
  })
})

const { key, name, description, registeredOn } = wire
const about = { key, name, description, registeredOn, rating, metadata: deeds, contacts: null }
const person: Wire["PublicAccount"] = { ...about, photoUrl: "/files/a", photoThumbnail: null }

it.each([
  ["/files/a?w=160", "/files/a?w=160"],
  [null, "/files/a"],
])("a customer with the thumbnail %s shows %s, and does no work", (photoThumbnail, photo) => {
  expect(toPublicCustomer({ ...person, photoThumbnail })).toMatchObject({
    type: "Customer",
    photo,
    ordersCompleted: 3,
    work: null,
  })
})

it("a customer tells contacts to who has a deal with them, and to nobody else", () => {
  const { contacts } = wire
  expect(toPublicCustomer({ ...person, contacts }).contacts).toEqual({ email: "movers@demo.example", phone: null })
  expect(toPublicCustomer(person).contacts).toBeNull()
})

it("feedback is by a side that can be looked at", () => {
  const author = { key: "p1", name: "Demo Anna", photo: null, rating, authorType: "Customer" } as const
  const said = { key: "f1", dealKey: "d1", dealName: "Move a sofa", rating: 4, details: "", createdDate: "2026-03-02" }
  expect(toFeedback({ ...said, author })).toEqual({
    key: "f1",
    dealName: "Move a sofa",
    mark: 4,
    details: "",
    createdDate: "2026-03-02",
    author: {
      key: "p1",
      name: "Demo Anna",
      type: "Customer",
      photo: null,
      rating: { value: 4.5, counts: [0, 0, 0, 1, 1] },
    },
  })
})

it("an offer of a list is an offer", () => {
  const listed: Wire["OfferListItem"] = {
    key: "o1",
    classificatorPrimaryKey: "transport",
    name: "Moves",
    applicationsCount: 3,
    startDate: "2026-03-01",
    endDate: "2026-03-01",
    description: "Two people.",
    files: [],
    owner: { key: "e1", name: "Demo Movers", type: "Executant", photo: null, rating },
    updatedDate: "2026-03-01T10:00:00.000Z",
    price: { byAgreement: true, rate: null },
    location: null,
    language: "de-DE",
  }
  expect(toListedOffer(listed)).toMatchObject({ kind: "Offer", key: "o1", applications: 3, owner: { key: "e1" } })
})
