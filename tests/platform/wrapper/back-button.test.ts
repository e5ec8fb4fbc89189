/** Back closes what is on top, goes back, or leaves the app. */
import { expect, it } from "vitest"
import { backStep, type BackView } from "../../../src/platform/wrapper/back-button.ts"

const home: BackView = { path: "/", search: "", state: null, canGoBack: true, isHeld: false }

it.each<readonly [string, Partial<BackView>, ReturnType<typeof backStep>]>([
  ["leaves the app at home, however one came there", {}, "leave"],
  ["closes a modal over home", { search: "?modal=sign-in" }, "back"],
  ["closes a sheet over home", { state: { sheets: 1 } }, "back"],
  ["leaves home once the sheet is closed", { state: { sheets: 0 } }, "leave"],
  ["goes back from a page", { path: "/deals" }, "back"],
  ["goes home from a page that a link opened", { path: "/orders/1", canGoBack: false }, "home"],
  ["leaves what can't be closed", { path: "/deals", isHeld: true }, "leave"],
])("%s", (_what, view, step) => {
  expect(backStep({ ...home, ...view })).toBe(step)
})
