/** The formats of a report, each as its reader needs it. docs/contracts.md. */
import { readdirSync, readFileSync, statSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { beforeAll, describe, expect, it } from "vitest"
import { releasesIn } from "../../scripts/contract/report/changelog.ts"
import { formats } from "../../scripts/contract/report/formats.ts"
import { mostPictureBytes, pictureFile, picturesFolder } from "../../scripts/contract/report/pictures.ts"
import { reportOf } from "../../scripts/contract/report/report.ts"
import type { Report } from "../../scripts/contract/report/reported.ts"
import { isAtLeast } from "../../scripts/contract/report/versions.ts"
import { contractTree } from "../../scripts/contract/source/contract-tree.ts"
import { optionsIn } from "../../scripts/contract/diff-options.ts"
import { modalSamples, routeSamples } from "../journeys/screen-samples.ts"
import { countedEvidence } from "../../scripts/contract/evidence/usage.ts"
import { contract, nothing, record, text, type Schema } from "./small-contracts.ts"

const schema: object = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../scripts/contract/report/report.schema.json", import.meta.url)), "utf8"),
)

const contractsOf = (told: Schema, version = "1.2.3") =>
  new Map([["core", contractTree("core", { ...contract(nothing, told).core, info: { version } })]])

const compared = (now: Schema, version?: string): Promise<Report> =>
  reportOf({
    ...{ title: "since <main> & co", base: "main", now: "openapi/", today: "2027-01-15" },
    ...{ wireTypes: null, approvals: [], evidence: null },
    before: contractsOf(record({ name: text, kind: { enum: ["A"] } })),
    after: contractsOf(now, version),
  })

describe("a report", () => {
  let report: Report
  beforeAll(async () => {
    report = await compared(record({ more: text, kind: { enum: ["A", '<b> & "c"'] } }))
  })

  it("is JSON of its schema", () => {
    const ajv = addFormats.default(new Ajv2020({ strict: true }))
    const isOfSchema = ajv.compile(schema)
    const usage = { from: "2026-02-01", to: "2026-03-02", operations: [] }
    const counted = { ...report, evidence: countedEvidence("usage.json", usage, report.changes) }
    for (const reports of [[report], [counted], []]) {
      isOfSchema(JSON.parse(formats.json(reports)))
      expect(isOfSchema.errors).toBeNull()
    }
  })

  it("is XML in which what breaks is a failed test", () => {
    const xml = formats.junit([report])
    expect(xml).toContain('name="since &lt;main&gt; &amp; co" tests="2" failures="2"')
    expect(xml.match(/<failure type="/gu)).toHaveLength(2)
    expect(xml).not.toMatch(/<b>|& /u)
  })

  it("is an annotation of one line for each change", () => {
    const lines = formats.github([report]).split("\n")
    expect(lines).toHaveLength(4)
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^::error .*title=/u),
      expect.stringMatching(/^::error /u),
    ])
  })

  it.each(Object.keys(formats) as (keyof typeof formats)[])(
    "says how a change is approved, and which version is next, as %s",
    (format) => {
      const said = formats[format]([report])
      for (const { fingerprint } of report.changes) expect(said).toContain(fingerprint)
      expect(said).toContain("2.0.0")
    },
  )

  it("is Markdown with the names as they are", () => {
    const markdown = formats.markdown([report])
    expect(markdown).toContain("## since \\<main\\> & co")
    expect(markdown).toContain("### Breaks the wire")
    expect(markdown).not.toContain("<b>")
  })

  it("is one page that needs nothing else, and runs nothing", () => {
    const page = formats.html([report])
    expect(page).toContain("<h1>2 changes break something</h1>")
    expect(page).toContain("content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\"")
    expect(page).not.toMatch(/<script|<b>|https?:|url\(/u)
  })

  it("shows each screen that a change reaches with its picture, which is in the page once", () => {
    const [first] = report.changes
    if (first === undefined) throw new Error("There is a change.")
    const none = { commands: [], normalisers: [], events: [], recipes: [], selectors: [], touched: [] }
    const reaching = { ...first, impact: { ...none, screens: ["/deals/:key", "modal=report", "/nowhere"] } }
    const page = formats.html([{ ...report, changes: [reaching, reaching] }])
    expect(page.match(/url\(data:image\/webp;base64,[\w+/=]+\)/gu)).toHaveLength(2)
    expect(page.match(/<div class="picture picture-0"><\/div><span>\/deals\/:key<\/span>/gu)).toHaveLength(2)
    expect(page).toContain('There is no picture of /nowhere: "npm run pictures:report" takes them.')
  })

  it("counts and shows the screens that end otherwise in recorded journeys, each with its picture", () => {
    const [first] = report.changes
    if (first === undefined) throw new Error("There is a change.")
    const none = { commands: [], normalisers: [], events: [], recipes: [], selectors: [], touched: [] }
    const ending = { screens: ["/deals", "/deals/:key"], paths: ["deals.byKey.*"], journeys: ["offers"] }
    const refolding = { answers: 2, endings: [ending, { ...ending, screens: ["/deals"] }] }
    const reaching = { ...first, impact: { ...none, screens: ["/deals/:key"] }, refolding }
    const page = formats.html([{ ...report, changes: [reaching] }])
    expect(page).toContain("<strong>2</strong> screens to look at")
    expect(page).toContain("<h4>One more screen ends otherwise in recorded journeys</h4>")
    expect(page.match(/<div class="picture picture-\d"><\/div><span>\/deals<\/span>/gu)).toHaveLength(1)
    expect(page.match(/url\(data:image\/webp;base64,/gu)).toHaveLength(2)
  })

  it("is the same whenever it is written", async () => {
    const again = await compared(record({ more: text, kind: { enum: ["A", '<b> & "c"'] } }))
    for (const format of Object.values(formats)) expect(format([again])).toBe(format([report]))
  })
})

describe("the pictures of the screens", () => {
  const sampled = (samples: Readonly<Record<string, readonly unknown[]>>): readonly string[] =>
    Object.keys(samples).filter((name) => (samples[name] ?? []).length > 0)
  const wanted = [
    ...sampled(routeSamples).map((route) => (route.startsWith("/") ? route : "/my-:product")),
    ...sampled(modalSamples).map((modal) => `modal=${modal}`),
  ]

  it("are one of each that there is a sample of, and of no other", () =>
    expect(readdirSync(picturesFolder).toSorted()).toEqual(wanted.map(pictureFile).toSorted()))

  it("are small", () => {
    const large = readdirSync(picturesFolder).filter(
      (name) => statSync(new URL(name, picturesFolder)).size > mostPictureBytes,
    )
    expect(large).toEqual([])
  })
})

describe("the version of a contract", () => {
  const same = { name: text, kind: { enum: ["A"] } }

  it.each([
    ["breaks", record({ kind: { enum: ["A"] } }), "core 1.2.3 should become 2.0.0, a major version."],
    ["grows", record({ ...same, more: text }), "core 1.2.3 should become 1.3.0, a minor version."],
  ])("rises where something %s", async (_what, now, sentence) =>
    expect(formats.text([await compared(now)])).toContain(sentence),
  )

  it("stays where nothing changed", async () => expect((await compared(record(same))).versions).toEqual([]))

  it("says where it rose too little, and where it did not", async () => {
    const broken = record({ kind: { enum: ["A"] } })
    expect(formats.text([await compared(broken, "1.3.0")])).toContain("a major version, and became 1.3.0.")
    expect(formats.text([await compared(broken, "2.0.0")])).toContain("core 1.2.3 became 2.0.0.")
  })

  it("is compared by its numbers", () => {
    expect([isAtLeast("1.10.0", "1.9.0"), isAtLeast("1.9.0", "1.10.0"), isAtLeast("2.0", "1.0.0")]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe("the options", () => {
  it.each([
    [["--format", "pdf"], "--format is one of text, markdown, json, github, junit, html, not pdf."],
    [["--changelog", "HEAD"], "--changelog takes two commits, as FROM..TO, and no BASE."],
    [["--changelog", "a..b", "HEAD"], "--changelog takes two commits, as FROM..TO, and no BASE."],
    [["--evidence", "x", "--changelog", "a..b"], "--evidence is of one comparison."],
    [["a", "b"], '"npm run sdk:diff" takes one BASE, not a and b.'],
  ])("are refused: %s", (args, misuse) => expect(optionsIn(args)).toEqual({ misuse }))

  it("name the two ends of a changelog", () =>
    expect(optionsIn(["--changelog", "v1.0..main", "--format", "json"])).toEqual({
      format: "json",
      base: "HEAD",
      evidence: null,
      changelog: { from: "v1.0", to: "main" },
    }))
})

describe("the releases of a changelog", () => {
  it("end with the commit that was named", () =>
    expect(releasesIn("HEAD", "HEAD")).toEqual([
      { from: "HEAD", to: "HEAD", day: expect.stringMatching(/^\d{4}-/u), subject: null },
    ]))

  it("are none between commits that there are not", () => expect(releasesIn("no-such-commit", "HEAD")).toBeNull())
})
