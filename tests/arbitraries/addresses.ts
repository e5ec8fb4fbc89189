/** Addresses of pages: their paths, and what is asked in them. */
import * as fc from "fast-check"
import { aKey, someText } from "./values.ts"

export const aPath: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("/", "/search", "/chat", "/orders", "/offers"),
  aKey("order").map((key) => `/orders/${key}/view/details`),
  someText.map((text) => `/${text}`),
)

export const anAddressSearch: fc.Arbitrary<string> = fc.oneof(
  fc.constant(""),
  aKey("chat").map((key) => `?chatId=${key}`),
  someText.map((text) => `?${new URLSearchParams({ search: text, page: "2" }).toString()}`),
  aKey("deal").map((key) => `modal=deal-made&modal.deal=${key}`),
  someText.map((text) => {
    const then = `/${text}?${new URLSearchParams({ search: text, page: "2" }).toString()}`
    return new URLSearchParams({ modal: "create-executant", "modal.then": then }).toString()
  }),
)
