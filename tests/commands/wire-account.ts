/** The account, as the server sends it. */
import type { Wire } from "../../src/events/wire/wire.ts"

export const wireAccount: Wire["Account"] = {
  key: "anna",
  activeProfileKey: "anna",
  registeredOn: "2026-03-02T10:00:00.000Z",
  name: "Anna",
  email: null,
  description: "",
  phoneNumber: null,
  photoUrl: null,
  photoThumbnail: null,
  avatarKey: null,
  preferredLanguage: "en-US",
  language: "en-US",
  rating: { value: null, count1: 0, count2: 0, count3: 0, count4: 0, count5: 0 },
  metadata: { feedbacksCount: 0, ordersCompleted: 0, ordersInProgress: 0, rating: null, completionRate: null },
  blocked: false,
  blockedReason: null,
}
