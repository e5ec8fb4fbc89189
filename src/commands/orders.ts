/** Commands about orders. Spec §7 Orders. */
import * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import { fileRule, type PickedFile } from "../domain/files.ts"
import { pageSizes } from "../domain/limits.ts"
import type { OrderDraft } from "../domain/order-drafts.ts"
import { ownListFilters } from "../domain/orders.ts"
import { majorOf, parseAmount } from "../domain/prices.ts"
import type { OwnOrdersQuery } from "../domain/queries.ts"
import { cleanName, multiLine } from "../domain/text.ts"
import { toOrder, toPublicOrder } from "../events/wire/orders.ts"
import type { Wire } from "../events/wire/participants.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import { uploadOrderFile } from "../sdk/upload.ts"
import type { Handlers } from "./command.ts"
import { Device, Progress } from "./services.ts"

export type OrderCommand =
  | { readonly type: "LoadOwnOrders"; readonly query: OwnOrdersQuery }
  | { readonly type: "LoadOrder"; readonly key: string }
  | { readonly type: "LoadPublicOrder"; readonly key: string }
  | { readonly type: "PublishOrder"; readonly id: string; readonly draft: OrderDraft }
  | { readonly type: "UploadOrderFile"; readonly orderKey: string; readonly file: PickedFile }

/** As the server wants it; the draft has passed `orderDraftRules`. */
export const orderPayload = (draft: OrderDraft): Wire["OrderPayload"] => {
  const amount = draft.byAgreement ? null : parseAmount(draft.amount)
  const rate =
    amount !== null && "minor" in amount
      ? { value: majorOf(amount.minor), measurementUnit: draft.unit, currency: { code: draft.currency } }
      : null
  return {
    name: cleanName(draft.name),
    description: multiLine(draft.description),
    classificatorPrimaryKey: draft.categoryKey,
    price: { byAgreement: rate === null, rate },
    startDate: draft.startDate,
    endDate: draft.endDate === "" ? draft.startDate : draft.endDate,
  }
}

export const orderHandlers: Handlers<OrderCommand> = {
  LoadOwnOrders: {
    policy: "share",
    failures: "inPlace",
    handle: ({ query }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.GET("/orders", {
            params: {
              query: {
                top: pageSizes.list,
                skip: (query.page - 1) * pageSizes.list,
                filter: ownListFilters[query.tab],
                sortBy: "UpdatedDate desc",
              },
            },
            signal,
          }),
        )
        const orders = data.items.map((item) => toOrder(item, asOf))
        return [{ type: "OwnOrdersPageLoaded", query, count: data.count, orders, asOf }] as const
      }),
  },

  LoadOrder: {
    policy: "share",
    failures: "inPlace",
    handle: ({ key }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) => core.GET("/orders/{key}", { params: { path: { key } }, signal }))
        return [{ type: "OrderLoaded", order: toOrder(data, asOf) }] as const
      }),
  },

  LoadPublicOrder: {
    policy: "share",
    failures: "inPlace",
    handle: ({ key }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data } = yield* ask((signal) => core.GET("/orders/public/{key}", { params: { path: { key } }, signal }))
        return [{ type: "PublicOrderLoaded", order: toPublicOrder(data) }] as const
      }).pipe(Effect.catchTag("NotFound", () => Effect.succeed([{ type: "OrderUnavailable", key }] as const))),
  },

  PublishOrder: {
    policy: "once",
    failures: "inPlace",
    handle: ({ id, draft }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.POST("/orders/create", {
            params: { header: { "Idempotency-Key": id } },
            body: orderPayload(draft),
            signal,
          }),
        )
        return [
          { type: "OrderSubmitted", order: toOrder(data, asOf) },
          { type: "OrderDraftTaken", draftId: id, orderKey: data.key },
        ] as const
      }),
  },

  UploadOrderFile: {
    policy: "parallel",
    subject: ({ file }) => file.id,
    failures: "inPlace",
    handle: ({ orderKey, file: { id, name, size } }) =>
      Effect.gen(function* () {
        const sdk = yield* Sdk
        const device = yield* Device
        const progress = yield* Progress
        progress.tell([{ type: "UploadStarted", id, orderKey, name, size }])
        const rule = fileRule(name, size)
        if (rule !== null) return yield* Effect.fail<Failure>({ _tag: "FileRefused", rule })
        const picked = device.pickedFile(id)
        if (picked === undefined) return yield* Effect.fail<Failure>({ _tag: "NotFound" })
        const { data, asOf } = yield* uploadOrderFile(sdk, orderKey, picked, (sent) =>
          progress.tell([{ type: "UploadProgressed", id, sent }]),
        )
        return [
          { type: "UploadFinished", id },
          { type: "OrderChanged", order: toOrder(data, asOf) },
        ] as const
      }).pipe(
        Effect.tapError((failure: Failure) =>
          Effect.map(Progress, ({ tell }) => tell([{ type: "UploadFailed", id, failure }])),
        ),
        Effect.onInterrupt(() => Effect.map(Progress, ({ tell }) => tell([{ type: "UploadCanceled", id }]))),
      ),
  },
}
