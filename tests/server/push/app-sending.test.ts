/** Pushes to installed apps: each service as it wants to be asked, and nobody held up by another's device. */
import { randomBytes } from "node:crypto"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { TryLater } from "../../../server/contract/later.ts"
import type { PushOutcome, Pushing } from "../../../server/contract/pushes.ts"
import { createPushing } from "../../../server/push/pushing.ts"
import { pushMessage, type Pushed } from "../../../server/push/wording.ts"
import { pushPlatforms } from "../../../src/domain/push.ts"
import { newClock } from "../clock.ts"
import { startAppService, type Answer, type AppPushService } from "./app-services.ts"

const orderKey = "4c1f6a52-0d5e-4c7e-9a39-0a1f0f3d8a04"
const pushed: Pushed = {
  key: "4c1f6a52-0d5e-4c7e-9a39-0a1f0f3d8a18",
  source: "Order",
  type: "OrderPublishedEvent",
  subject: { orderKey, orderName: "Paint a kitchen", profileKey: "4c1f6a52-0d5e-4c7e-9a39-0a1f0f3d8a01" },
  createdAt: "2026-03-01T10:00:00.000Z",
}
const message = pushMessage(pushed, "de-DE")
const words = { title: message.payload.title, body: "Paint a kitchen" }
const data = {
  key: pushed.key,
  target: `/orders/${orderKey}/view/details?participantKey=${pushed.subject.profileKey}`,
  tag: `Order/${orderKey}`,
  createdAt: pushed.createdAt,
  profileKey: pushed.subject.profileKey,
}

const deviceToken = (): string => randomBytes(32).toString("hex")

const open: AppPushService[] = []
afterEach(async () => {
  for (const service of open.splice(0)) await service.close()
})

interface Bench {
  readonly service: AppPushService
  readonly clock: ReturnType<typeof newClock>
  readonly pushing: Pushing
  readonly heard: string[]
  readonly send: (token?: string) => Promise<PushOutcome>
  /** Sends, and answers the failure, which no push service's silence can hide. */
  readonly failure: (token?: string) => Promise<TryLater>
}

const setUp = async (platform: (typeof pushPlatforms)[number]): Promise<Bench> => {
  const [clock, heard] = [newClock(), [] as string[]]
  const service = await startAppService(platform, clock)
  open.push(service)
  const pushing = createPushing({
    config: { keys: null, subject: "mailto:push@market.example", allowLocal: false, apps: service.config },
    keys: { publicKey: "", privateKey: "" },
    productName: "Handra",
    now: clock.now,
    report: (problem) => heard.push(problem),
  })
  const send = (token = deviceToken()) => pushing.send({ clientId: token, platform }, message)
  const failure = (token?: string): Promise<TryLater> =>
    send(token).then(
      (outcome) => expect.unreachable(`It was ${JSON.stringify(outcome)}.`),
      (error: unknown) => {
        expect(error).toBeInstanceOf(TryLater)
        return error as TryLater
      },
    )
  return { service, clock, pushing, heard, send, failure }
}

const fcmError = (status: number, details: unknown): Answer => ({ status, body: { error: { details: [details] } } })
const fcmCode = (status: number, errorCode: string): Answer =>
  fcmError(status, { "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", errorCode })
const hmsCode = (code: string, status = 200): Answer => ({ status, body: { code, msg: "…" } })

describe("a message", () => {
  const token = deviceToken()

  it("is for Google one with a time to live, and takes the place of an earlier one about the same", async () => {
    const { service, send } = await setUp("fcm")
    expect(await send(token)).toBe("delivered")
    const [{ path, body } = { path: "", body: null }] = service.received
    expect(path).toBe("/v1/projects/market/messages:send")
    const { topic } = message
    const android = { collapse_key: topic, priority: "NORMAL", ttl: "86400s", notification: { tag: topic } }
    expect(body).toEqual({ message: { token, notification: words, data, android } })
  })

  it("is for Apple an alert to the app's topic, by one connection", async () => {
    const { service, send, clock } = await setUp("apns")
    expect(await Promise.all([send(token), send(token)])).toEqual(["delivered", "delivered"])
    const [{ path, headers, body } = { path: "", headers: {}, body: null }] = service.received
    expect(path).toBe(`/3/device/${token}`)
    expect(headers).toMatchObject({
      "apns-topic": "example.market",
      "apns-push-type": "alert",
      "apns-priority": "5",
      "apns-collapse-id": message.topic,
    })
    const leftSeconds = Number(headers["apns-expiration"]) - clock.now().getTime() / 1000
    expect(Math.round(leftSeconds / 3600)).toBe(24)
    expect(body).toEqual({ ...data, aps: { alert: words, sound: "default", "thread-id": data.tag } })
  })

  it("is for Huawei one that opens the app, which finds in it where to go", async () => {
    const { service, send } = await setUp("hms")
    expect(await send(token)).toBe("delivered")
    const [{ path, body } = { path: "", body: null }] = service.received
    expect(path).toBe("/v1/104/messages:send")
    const notification = { ...words, tag: message.topic, click_action: { type: 3 } }
    const android = { urgency: "NORMAL", ttl: "86400s", notification }
    expect(body).toEqual({
      validate_only: false,
      message: { token: [token], data: JSON.stringify(data), android },
    })
  })

  it("is headed by the product for Huawei where there is nothing beside its title", async () => {
    const { service, pushing } = await setUp("hms")
    const welcome = pushMessage({ ...pushed, source: "Account", type: "AccountCreatedEvent", subject: {} }, "en-US")
    await pushing.send({ clientId: token, platform: "hms" }, welcome)
    expect(service.received[0]?.body).toMatchObject({
      message: { android: { notification: { title: "Handra", body: "Welcome" } } },
    })
  })
})

it.each([
  ["fcm", fcmCode(404, "UNREGISTERED"), null],
  ["fcm", fcmCode(403, "SENDER_ID_MISMATCH"), null],
  ["fcm", fcmError(400, { fieldViolations: [{ field: "message.token" }] }), null],
  ["apns", { status: 410, body: { reason: "Unregistered", timestamp: 1_772_000_000_000 } }, 1_772_000_000_000],
  ["apns", { status: 400, body: { reason: "BadDeviceToken" } }, null],
  ["hms", hmsCode("80300007"), null],
] as const)("%s: a device is gone for %j", async (platform, answer, since) => {
  const { service, send, heard } = await setUp(platform)
  service.answers.push(answer)
  expect(await send()).toEqual({ goneSince: since === null ? null : new Date(since) })
  expect(heard).toEqual([])
})

it.each([
  ["fcm", { status: 403, body: { error: { status: "PERMISSION_DENIED" } } }, "403 PERMISSION_DENIED"],
  ["apns", { status: 403, body: { reason: "InvalidProviderToken" } }, "403 InvalidProviderToken"],
  ["hms", hmsCode("80300008"), "200 80300008"],
  ["apns", { status: 400, body: { reason: "Sent with a token: …" } }, "400"],
] as const)(
  "%s: what it refuses for another reason is dropped, and the log says by whom, and their word for it",
  async (platform, answer, said) => {
    const { service, send, heard } = await setUp(platform)
    service.answers.push(answer)
    const token = deviceToken()
    expect(await send(token)).toBe("dropped")
    expect(heard).toEqual([expect.stringMatching(/^A push to 127\.0\.0\.1:\d+ was dropped: it answered [\w ]+\.$/u)])
    expect(heard[0]).toContain(`answered ${said}.`)
  },
)

describe.each(pushPlatforms)("%s", (platform) => {
  it("makes one credential for all, and another before the hour is over", async () => {
    const { service, clock, send } = await setUp(platform)
    await Promise.all(Array.from({ length: 8 }, () => send()))
    clock.advance(30 * 60_000)
    await send()
    expect(service.credentials()).toBe(1)
    clock.advance(29.5 * 60_000)
    await send()
    expect([service.credentials(), service.received.length]).toEqual([2, 10])
  })

  it("replaces a credential that is good no more, once for all, and sends again at once", async () => {
    const { service, clock, send, failure, heard } = await setUp(platform)
    await send()
    clock.advance(25 * 60_000)
    service.expire()
    expect(await Promise.all([send(), send(), send()])).toEqual(["delivered", "delivered", "delivered"])
    expect(service.credentials()).toBe(2)
    // A credential that was just made is not made again at once: that would go on for ever.
    service.expire()
    const { message: why, afterMs } = await failure()
    expect(why).toMatch(/^127\.0\.0\.1:\d+ answered [\w ]+\.$/u)
    expect([afterMs, service.credentials(), heard]).toEqual([60_000, 2, []])
  })

  it("lets one device wait that it wants to hear less for, and goes on with the others", async () => {
    const { service, send, failure } = await setUp(platform)
    service.answers.push({ status: 429, retryAfter: "600", body: { reason: "TooManyRequests" } })
    const { afterMs, message: why } = await failure()
    expect([afterMs, why]).toEqual([600_000, expect.stringContaining("answered 429")])
    expect(await send()).toBe("delivered")
  })

  it("is left alone while it is out of order, without anybody waiting for it", async () => {
    const { service, clock, send, failure } = await setUp(platform)
    service.answers.push({ status: 503, retryAfter: "120" })
    expect((await failure()).afterMs).toBe(120_000)
    clock.advance(100_000)
    const { afterMs, message: why } = await failure()
    expect(why).toContain("left alone")
    expect(afterMs).toBeGreaterThan(10_000)
    expect(afterMs).toBeLessThanOrEqual(20_000)
    expect(service.received).toHaveLength(1)
    clock.advance(20_000)
    expect(await send()).toBe("delivered")
  })

  it("is asked again later when nobody is there, and says neither where nor what", async () => {
    const { service, clock, failure } = await setUp(platform)
    await service.close()
    open.length = 0
    const token = deviceToken()
    const first = await failure(token)
    expect(first.message).toMatch(/^127\.0\.0\.1:\d+ could not be asked(?: for an access token)?: \w+\.$/u)
    expect(first.afterMs).toBeGreaterThan(0)
    clock.advance(first.afterMs)
    expect((await failure(token)).message).toBe(first.message)
  })

  it("waits for ten seconds and no longer", async () => {
    const { failure, send } = await setUp(platform)
    const patience = vi
      .spyOn(AbortSignal, "timeout")
      .mockImplementation(() => AbortSignal.abort(new DOMException("It is over.", "TimeoutError")))
    onTestFinished(() => patience.mockRestore())
    expect((await failure()).message).toContain("could not be asked")
    expect(patience.mock.calls[0]).toEqual([10_000])
    patience.mockRestore()
    await expect(send()).rejects.toThrow("left alone")
  })

  it("reaches devices of that platform, and of no other", async () => {
    const { pushing } = await setUp(platform)
    const reached = pushPlatforms.filter((one) => pushing.reaches({ clientId: deviceToken(), platform: one }))
    expect(reached).toEqual([platform])
    expect(pushing.reaches({ clientId: "a token of which nothing else is known", platform: null })).toBe(false)
    expect(pushing.reaches({ clientId: '{"endpoint":"…"}', platform: null })).toBe(true)
  })
})

describe.each(["fcm", "hms"] as const)("%s", (platform) => {
  it("is not asked for an access token by each message, while it gives none", async () => {
    const { service, clock, send, failure } = await setUp(platform)
    service.tokenAnswers.push({ status: 503, retryAfter: "90" }, { status: 400 })
    const { afterMs, message: why } = await failure()
    expect([afterMs, why]).toEqual([90_000, expect.stringContaining("gave no access token: it answered 503.")])
    expect((await failure()).message).toContain("left alone")
    clock.advance(90_000)
    expect((await failure()).message).toContain("it answered 400.")
    clock.advance(60_000)
    expect(await send()).toBe("delivered")
  })
})

it("keeps tokens, keys and secrets out of what is logged and thrown", async () => {
  for (const platform of pushPlatforms) {
    const { service, clock, send, heard } = await setUp(platform)
    const [token, failures] = [deviceToken(), [] as string[]]
    service.answers.push({ status: 400 }, { status: 503, retryAfter: "1" })
    await send(token)
    await send(token).catch((error: unknown) => failures.push(String(error)))
    clock.advance(1_000)
    await service.close()
    await send(token).catch((error: unknown) => failures.push(String(error)))
    open.length = 0
    const lines = [...heard, ...failures, JSON.stringify(service.config)]
    expect([heard.length, failures.length]).toEqual([1, 2])
    for (const hidden of [
      token,
      ...service.secrets().filter((one) => one.startsWith("access-") || one.startsWith("ey")),
    ])
      expect(lines.filter((line) => line.includes(hidden))).toEqual([])
    expect(lines.join("")).not.toContain("PRIVATE KEY")
  }
})
