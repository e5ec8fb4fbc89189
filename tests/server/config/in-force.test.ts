/** The line of the configuration in force tells an operator what a node runs with, and no secret. */
import { generateKeyPairSync } from "node:crypto"
import { expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"
import { configurationInForce } from "../../../server/config/in-force.ts"

const inForce = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment)
  if ("problems" in read) throw new Error(read.problems.join("\n"))
  return configurationInForce(read.config)
}

/** Both halves of a key for web push. */
const vapid = () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")])
  return { public: point.toString("base64url"), private: privateKey.export({ format: "jwk" }).d ?? "" }
}

it("says what a node runs with", () => {
  expect(
    inForce({
      PUBLIC_URL: "https://market.example",
      DATABASE_URL: "postgres://db.example:6432/market",
      DATABASE_SESSION_URL: "postgres://db.example:5433/market",
      ACCESS_LOG: "off",
    }),
  ).toMatchObject({
    publicUrl: "https://market.example",
    databaseUrl: "postgres://db.example:6432/market",
    databaseSessionUrl: "postgres://db.example:5433/market",
    storage: null,
    accessLog: false,
    logLevel: "info",
  })
})

it("holds none of the secrets that a node is given", () => {
  const keys = vapid()
  const secret = "kept-from-logs"
  const said = JSON.stringify(
    inForce({
      PUBLIC_URL: "https://market.example",
      DATABASE_URL: `postgres://market:${secret}@db.example/market?password=${secret}`,
      DATABASE_SESSION_URL: `postgres://market:${secret}@db.example/market?password=${secret}`,
      DATABASE_READ_URL: `postgres://market:${secret}@standby.example/market?password=${secret}`,
      GOOGLE_CLIENT_ID: "google-client",
      GOOGLE_CLIENT_SECRET: secret,
      TRANSLATION_URL: `https://translate.example/?api_key=${secret}`,
      TRANSLATION_API_KEY: secret,
      GEOCODER_URL: "https://geocode.example",
      GEOCODER_API_KEY: secret,
      MAP_STYLE_URL: `https://tiles.example/style.json?key=${secret}`,
      SMTP_URL: `smtps://postman:${secret}@mail.example`,
      SMTP_FROM: "market@example.com",
      S3_ENDPOINT: "https://files.example",
      S3_BUCKET: "market",
      S3_ACCESS_KEY: secret,
      S3_SECRET_KEY: secret,
      HMS_APP_ID: "app-gallery",
      HMS_APP_SECRET: secret,
      VAPID_PUBLIC_KEY: keys.public,
      VAPID_PRIVATE_KEY: keys.private,
      METRICS_PORT: "9100",
      METRICS_HOST: "10.0.0.5",
      METRICS_TOKEN: `${secret}-either`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `https://traces:${secret}@traces.example/otlp?key=${secret}`,
      OTEL_EXPORTER_OTLP_HEADERS: `x-key=${secret}`,
      OTEL_TRACES_SAMPLER_ARG: "0.5",
    }),
  )
  for (const place of [
    "db.example/market",
    "standby.example/market",
    "google-client",
    "translate.example",
    "geocode.example",
    "tiles.example/style.json",
    "mail.example:465",
    "files.example",
    '{"endpoint":"https://traces.example/otlp","share":0.5,"headers":["x-key"]}',
    '{"port":9100,"host":"10.0.0.5","hasToken":true}',
  ])
    expect(said).toContain(place)
  for (const hidden of [secret, keys.private, "postman"]) expect(said).not.toContain(hidden)
})
