/** The decisions of the shell need no screen: colours, ways back, tones, and which errors a form tells. Spec §2. */
import { describe, expect, it } from "vitest"
import { isModal, modalNames } from "../../../src/domain/modals.ts"
import { afterSignIn } from "../../../src/ui/app/after-sign-in.ts"
import { refusedRules } from "../../../src/ui/forms/use-checked-form.ts"
import { themeOf } from "../../../src/ui/shell/use-profile-theme.ts"
import { toastTimeMs } from "../../../src/ui/shell/use-toast-time.ts"
import { toastTone } from "../../../src/ui/shell/toast-tone.ts"

describe("the theme", () => {
  it("is the active profile's, and the customer's where orders are searched", () => {
    expect(themeOf("/deals", "", "executant")).toBe("executant")
    expect(themeOf("/deals", "", "customer")).toBe("customer")
    expect(themeOf("/search", "type=orders", "executant")).toBe("customer")
    expect(themeOf("/search", "type=nonsense", "executant")).toBe("customer")
  })
})

describe("after signing in", () => {
  it("the same page opens with the modal that wanted it, but not the invitation itself", () => {
    expect(afterSignIn("/orders/1", "")).toBe("/orders/1")
    expect(afterSignIn("/search", "type=orders&modal=create-executant&modal.then=%2F")).toBe(
      "/search?type=orders&modal=create-executant&modal.then=%2F",
    )
    expect(afterSignIn("/search", "type=orders&modal=sign-in")).toBe("/search?type=orders")
  })
})

describe("a modal", () => {
  it("is of a name that there is, and of no other that every object has (D17)", () => {
    expect(modalNames.filter(isModal)).toEqual(modalNames)
    expect(["", "nonsense", "toString", "constructor", "__proto__"].filter(isModal)).toEqual([])
  })
})

describe("a toast", () => {
  it("wears its level, and plain news the side that it is for", () => {
    expect(toastTone("Error", { profileKey: "me" }, "me")).toBe("error")
    expect(toastTone("Info", { profileKey: "me" }, "me")).toBe("customer")
    expect(toastTone("Info", { profileKey: "other" }, "me")).toBe("executant")
    expect(toastTone("Info", {}, "me")).toBe("info")
  })

  it("stays longer when it brings news or trouble than when it confirms", () => {
    expect(toastTimeMs({ kind: "send-on-moderation", of: "Order", key: "gate" })).toBe(5_000)
    expect(toastTimeMs({ kind: "api-error", command: "SwitchProfile", failure: { _tag: "Forbidden" } })).toBe(10_000)
  })
})

describe("what the server refused", () => {
  it("is told at the fields that the form has", () => {
    const errors = { classificatorPrimaryKey: ["unknownValue"], elsewhere: ["required"] }
    const failure = { _tag: "Refused", reason: "ValidationException", errors, details: {}, traceId: null } as const
    expect(refusedRules(failure, { classificatorPrimaryKey: "categoryKey" })).toEqual({ categoryKey: ["unknownValue"] })
    expect(refusedRules({ _tag: "NotFound" }, {})).toEqual({})
    expect(refusedRules(undefined, {})).toEqual({})
  })
})
