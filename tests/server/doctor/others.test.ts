/** The doctor's words about the servers of others and the disk, each asked over real sockets. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { roomIn } from "../../../server/doctor/data-dir.ts"
import { examine } from "../../../server/doctor/doctor.ts"
import { reportOf } from "../../../server/doctor/findings.ts"
import { startBucket } from "../files/bucket.ts"
import { startMailbox } from "../mailbox.ts"
import { answeringPort, configOf, emptyPort, lineAbout, silentPort } from "./patients.ts"

let dataDir = ""
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "doctor-test-"))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const bucketOf = (endpoint: string, secretKey = "very secret") => ({
  ...configOf({ DATA_DIR: dataDir }),
  storage: { endpoint, region: "eu-central-1", bucket: "pictures", accessKey: "key", secretKey },
})

const mailOf = (smtpUrl: string) => configOf({ DATA_DIR: dataDir, SMTP_URL: smtpUrl })

const issuerOf = (port: number, more: Readonly<Record<string, string>> = {}) =>
  configOf({ DATA_DIR: dataDir, OIDC_ISSUER: `http://127.0.0.1:${port}`, ...more })

describe("the configuration", () => {
  it("is told with all its problems, each a line", async () => {
    const problems = ["PORT is wrong.", "HOST is wrong."]
    expect(reportOf(await examine({ problems }))).toBe(
      "fails    configuration: PORT is wrong.\nfails    configuration: HOST is wrong.",
    )
  })

  it("of one's own machine is well", async () => {
    const findings = await examine({ config: configOf({ DATA_DIR: dataDir }) })
    expect(findings.map(({ about }) => about)).toEqual([
      "configuration",
      "database",
      "DATA_DIR",
      "mail server",
      "push keys",
    ])
    expect(findings.filter(({ verdict }) => verdict === "fails")).toEqual([])
  })
})

describe("an embedded database", () => {
  const embedded = (more: Readonly<Record<string, string>> = {}) =>
    lineAbout("database", configOf({ DATA_DIR: dataDir, ...more }))

  it("is well on one's own machine, and a warning where others use the marketplace", async () => {
    expect(await embedded()).toMatch(/^ok embedded/u)
    for (const open of [{ PUBLIC_URL: "https://market.example" }, { HOST: "0.0.0.0" }])
      expect(await embedded(open)).toMatch(/^warning embedded.*one process alone.*Set DATABASE_URL/u)
  })
})

describe("DATA_DIR", () => {
  it("fails where nothing can be written", async () => {
    const file = join(dataDir, "a file")
    await writeFile(file, "")
    const config = { ...configOf({ DATA_DIR: dataDir }), dataDir: join(file, "data") }
    expect(await lineAbout("DATA_DIR", config)).toMatch(/^fails .*a part of its path is no folder \(ENOTDIR\)/u)
  })

  it("is looked at above it while it is not there", async () => {
    const config = configOf({ DATA_DIR: join(dataDir, "not", "yet") })
    expect(await lineAbout("DATA_DIR", config)).toMatch(/not\/yet.*free/u)
  })

  it.each([
    [100_000_000, "fails"],
    [2_000_000_000, "warning"],
    [50_000_000_000, "ok"],
  ])("with %d bytes left: %s", (free, verdict) => expect(roomIn("/data", free).verdict).toBe(verdict))
})

describe("a bucket", () => {
  it("is well when it takes and gives up an object", async () => {
    const bucket = await startBucket()
    expect(await lineAbout("bucket", bucketOf(bucket.config.endpoint))).toMatch(/^ok pictures at 127\.0\.0\.1/u)
    expect(bucket.kept.size).toBe(0)
    expect(await lineAbout("bucket", bucketOf(bucket.config.endpoint, "wrong secret"))).toMatch(
      /^fails .* answered 403 for pictures\. Correct S3_ACCESS_KEY, S3_SECRET_KEY/u,
    )
    await bucket.close()
  })

  it.each([
    [404, "NoSuchBucket", "Create the bucket"],
    [403, "RequestTimeTooSkewed", "Set this machine's clock"],
    [503, "SlowDown", ""],
  ])("that answers %d %s fails: %s", async (status, code, remedy) => {
    const port = await answeringPort((_request, response) => response.writeHead(status).end(`<Code>${code}</Code>`))
    const said = await lineAbout("bucket", bucketOf(`http://127.0.0.1:${port}`))
    expect(said).toContain(`fails 127.0.0.1:${port} answered ${status} ${code} for pictures.`)
    expect(said).toContain(remedy)
  })

  it("that is not there fails", async () => {
    expect(await lineAbout("bucket", bucketOf(`http://127.0.0.1:${await emptyPort()}`))).toMatch(
      /^fails 127\.0\.0\.1:\d+ of S3_ENDPOINT can't be reached: nobody listens there \(ECONNREFUSED\)/u,
    )
  })
})

describe("a mail server", () => {
  it("is well when it greets, and gets no letter", async () => {
    const mailbox = await startMailbox()
    expect(await lineAbout("mail server", mailOf(`smtp://127.0.0.1:${mailbox.port}`))).toMatch(/^ok 127\.0\.0\.1:/u)
    expect(mailbox.arrived).toEqual([])
    expect(await lineAbout("mail server", mailOf(`smtp://me:secret@127.0.0.1:${mailbox.port}`))).toMatch(
      /^fails 127\.0\.0\.1:\d+ of SMTP_URL can't be used: it offers no STARTTLS/u,
    )
    await mailbox.close()
  })

  it("that is not there fails, and one that is not set is a warning where others use the marketplace", async () => {
    expect(await lineAbout("mail server", mailOf(`smtp://127.0.0.1:${await emptyPort()}`))).toMatch(
      /^fails .*nobody listens there \(ECONNREFUSED\)/u,
    )
    const open = configOf({ DATA_DIR: dataDir, PUBLIC_URL: "https://market.example" })
    expect(await lineAbout("mail server", open)).toMatch(/^warning SMTP_URL is not set.*Set SMTP_URL\.$/u)
  })
})

describe("an identity provider", () => {
  const about = "identity provider"

  it("is well when it has keys, by its document or by its address", async () => {
    const port = await answeringPort(({ url }, response) => {
      const issuer = `http://127.0.0.1:${port}`
      response.end(JSON.stringify(url === "/keys" ? { keys: [{}] } : { issuer, jwks_uri: `${issuer}/keys` }))
    })
    expect(await lineAbout(about, issuerOf(port))).toBe(`ok 127.0.0.1:${port} has 1 keys.`)
    const address = { OIDC_JWKS_URL: `http://127.0.0.1:${port}/keys` }
    expect(await lineAbout(about, issuerOf(await emptyPort(), address))).toMatch(/^ok/u)
  })

  it("fails when it has none, or is not there", async () => {
    const port = await answeringPort((_request, response) => response.writeHead(404).end("{}"))
    const keys = { OIDC_JWKS_URL: `http://127.0.0.1:${port}/keys` }
    expect(await lineAbout(about, issuerOf(port, keys))).toMatch(/^fails .*OIDC_JWKS_URL answered 404, and no keys/u)
    expect(await lineAbout(about, issuerOf(await emptyPort()))).toMatch(
      /^fails 127\.0\.0\.1:\d+ of OIDC_ISSUER gives no keys: nobody listens there \(ECONNREFUSED\)/u,
    )
    const withPassword = { OIDC_JWKS_URL: `http://me:secret@127.0.0.1:${port}/keys` }
    expect(await lineAbout(about, issuerOf(port, withPassword))).toMatch(/^fails/u)
  })
})

it("waits for nobody who is silent", async () => {
  const port = await silentPort()
  const config = {
    ...issuerOf(port, {
      SMTP_URL: `smtp://me:secret@127.0.0.1:${port}`,
      DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/market`,
    }),
    storage: bucketOf(`http://127.0.0.1:${port}`).storage,
  }
  const findings = await examine({ config })
  const said = reportOf(findings)
  expect(findings.flatMap(({ about, verdict }) => (verdict === "fails" ? [about] : []))).toEqual([
    "database",
    "bucket",
    "mail server",
    "identity provider",
  ])
  expect(said.match(/does not answer|no answer within 5 seconds/gu)).toHaveLength(4)
  expect(said).not.toContain("secret")
})
