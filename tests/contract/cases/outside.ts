/** Search, places, translation, the mobile wrapper and devices that are pushed to. Spec §7. */
import type { NewPushClient } from "../../../server/contract/shapes.ts"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import type { TestApp } from "../../server/harness.ts"
import type { Ask, Case, Cases } from "../asking.ts"
import { aSpanReport } from "../../spans.ts"
import { noKey, onSale, stranger } from "../situations.ts"

const everything = async (app: TestApp): Promise<Ask> => {
  const { order } = await onSale(app)
  return {
    token: null,
    path: { type: "orders" },
    query: {
      term: order.name,
      top: 5,
      skip: 0,
      "Filter.ClassificatorPrimaryKey": [order.classificatorPrimaryKey],
      "Filter.PriceMin": 1,
      "Filter.PriceMax": 1_000,
      "SortBy.OrderBy": "Recommended",
      "SortBy.Direction": "desc",
    },
  }
}

const place = {
  "Location.Coordinates.Lat": 52.5,
  "Location.Coordinates.Lon": 13.4,
  "Location.GeometryId": "gn-2950159",
  "Location.Radius": 30_000,
}

/** The worst first is no order that there is. */
const searching: Case = {
  good: everything,
  refused: {
    ValidationException: {
      ask: async () => ({
        token: null,
        path: { type: "offers" },
        query: { term: "paint", ...place, "SortBy.OrderBy": "Recommended", "SortBy.Direction": "asc" },
      }),
      errors: { "SortBy.Direction": ["unknownValue"] },
    },
  },
}

/** Translates as many texts as a minute allows. */
const translatedALot = async (app: TestApp): Promise<string> => {
  const { token } = await stranger(app)
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" }
  const body = JSON.stringify({ targetLanguage: "de-DE", text: "Painting" })
  for (let done = 0; done < rateLimits.translations.most; done++)
    await fetch(`${app.url}/api/core/translate`, { method: "POST", headers, body })
  return token
}

const unknownText = "Nobody has ever said this sentence before."
const inGerman = { targetLanguage: "de-DE" }

const subscription = (id: string): string =>
  JSON.stringify({
    endpoint: `https://push.example/${id}`,
    keys: {
      p256dh: "BIR0QS6oHsCay4fl86Pi1p1PSviwqBJKZQ6-WqgC4wS9wNglcBm2QkMLwUJbhvevi-flKlBPGAkm72tojYtLQAc",
      auth: "eB5fimQvqbvUNj4gKgmkhg",
    },
  })

const phone: NewPushClient = {
  pushClientId: "ab".repeat(32),
  app: { platform: "apns", installationId: noKey(), version: "1.4.0", language: "de-DE" },
}

export const outsideCases: Cases<
  | "search"
  | "countSearch"
  | "autocomplete"
  | "searchAddresses"
  | "translate"
  | "translateEntity"
  | "getPlatformMetadata"
  | "reportSpans"
  | "subscribeToPush"
  | "unsubscribeFromPush"
  | "listPushDevices"
  | "removePushDevice"
> = {
  search: searching,
  countSearch: searching,
  autocomplete: {
    good: async (app) => {
      await onSale(app)
      return { token: null, path: { type: "orders" }, query: { value: "pai", top: 3 } }
    },
  },
  searchAddresses: {
    good: async () => ({ token: null, query: { query: "Drezden", countrySet: ["DE", "PL"], top: 3 } }),
  },
  translate: {
    good: async () => ({ token: null, body: { ...inGerman, text: "Hello! Is Monday fine?" } }),
    refused: {
      FailedTranslationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, body: { ...inGerman, text: unknownText } }),
      },
      TooManyRequestsException: {
        ask: async (app) => ({ token: await translatedALot(app), body: { ...inGerman, text: "Painting" } }),
      },
    },
  },
  translateEntity: {
    good: async (app) => ({
      token: (await stranger(app)).token,
      body: { ...inGerman, fields: { name: "Painting", description: "" } },
    }),
    refused: {
      FailedTranslationException: {
        ask: async (app) => ({
          token: (await stranger(app)).token,
          body: { ...inGerman, fields: { name: "Painting", description: unknownText } },
        }),
      },
      TooManyRequestsException: {
        ask: async (app) => ({ token: await translatedALot(app), body: { ...inGerman, fields: { name: "Painting" } } }),
      },
    },
  },
  getPlatformMetadata: { good: async () => ({ token: null }) },
  reportSpans: {
    good: async () => ({ token: null, body: aSpanReport }),
    refused: {
      ValidationException: {
        ask: async () => ({ token: null, body: { ...aSpanReport, spans: [] } }),
        errors: { spans: ["minLength"] },
      },
    },
  },
  subscribeToPush: {
    good: async (app) => ({ token: (await stranger(app)).token, body: phone }),
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, body: { pushClientId: '{"endpoint":"here"}' } }),
        errors: { pushClientId: ["invalidFormat"] },
      },
    },
  },
  unsubscribeFromPush: { good: async (app) => ({ token: (await stranger(app)).token }) },
  listPushDevices: {
    good: async (app) => {
      const { token, notifications } = await stranger(app)
      for (const body of [phone, { pushClientId: subscription("2") }])
        await notifications.POST("/push/subscribe", { body })
      return { token }
    },
  },
  removePushDevice: {
    good: async (app) => {
      const { token, notifications } = await stranger(app)
      await notifications.POST("/push/subscribe", { body: { pushClientId: subscription("1") } })
      const { data } = await notifications.GET("/push/devices")
      return { token, path: { key: data?.items[0]?.key ?? "none" } }
    },
    missing: async (app) => ({ token: (await stranger(app)).token, path: { key: noKey() } }),
  },
}
