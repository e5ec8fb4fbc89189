/** Writes a report as one page of HTML that needs nothing else, for those who answer for the product. */
import { readFileSync } from "node:fs"
import type { Impact } from "../impact/impact.ts"
import { endingTexts, evidenceHeading, findingTexts } from "./evidence.ts"
import { isBreaking, type Report, type ReportedChange } from "./reported.ts"
import { escaped } from "./markup.ts"
import { pictureAddress } from "./pictures.ts"
import { changeText, linesToDo, partsOf, reachedAt, remarksOf, standingLines } from "./text.ts"

const style = readFileSync(new URL("./report.css", import.meta.url), "utf8")

const kinds: Readonly<Record<string, string>> = {
  "Breaks the wire": "breaking",
  "Breaks the generated code": "breaking",
  Approved: "approved",
  Warnings: "warning",
  Notes: "note",
}

/** The name of so many changes of a kind. */
const countName = (heading: string, count: number): string => {
  const name = heading.toLowerCase()
  if (heading.startsWith("Breaks")) return count === 1 ? name : name.replace("breaks", "break")
  return count === 1 ? name.replace(/s$/u, "") : name
}

const meanings: Readonly<Record<string, string>> = {
  "Breaks the wire": "Apps that people have today stop working there, until they are updated.",
  "Breaks the generated code": "Today's apps go on. Teams that build with this contract have to change their code.",
  Approved: "This breaks something, and somebody answers for it.",
  Warnings: "Apps go on, but not as before.",
  Notes: "Nobody has to do anything.",
}

const tags = (names: readonly string[], kind: string): string =>
  `<ul class="tags ${kind}">${names.map((name) => `<li>${escaped(name)}</li>`).join("")}</ul>`

const screenName = (name: string): string =>
  name.startsWith("modal=") ? `${name.slice("modal=".length)} (a window)` : name === "/" ? "/ (home)" : name

/** A screen with its picture, which the style sheet has once for all changes that reach the screen. */
type Pictures = ReadonlyMap<string, { readonly name: string; readonly address: string }>

const pictured = (screen: string, pictures: Pictures): string => {
  const picture = pictures.get(screen)
  const frame =
    picture === undefined ? `<div class="picture">No picture</div>` : `<div class="picture ${picture.name}"></div>`
  return `<li>${frame}<span>${escaped(screenName(screen))}</span></li>`
}

const gallery = (screens: readonly string[], pictures: Pictures): string =>
  `<ul class="pictures">${screens.map((screen) => pictured(screen, pictures)).join("")}</ul>`

const screensOf = ({ screens }: Impact, kind: string, pictures: Pictures): string => {
  if (screens.length === 0) return `<p class="none">No screen shows it.</p>`
  const heading = `<h4>${screens.length === 1 ? "One screen" : `${screens.length} screens`} to look at</h4>`
  // Nobody has to look because of a note.
  return kind === "note"
    ? `${heading}${tags(screens.map(screenName), "screens")}`
    : `${heading}${gallery(screens, pictures)}`
}

/** The screens that end otherwise in recorded journeys, but those that the change reaches anyway. */
const endedOnly = ({ impact, refolding }: ReportedChange): readonly string[] => {
  const ended = new Set((refolding?.endings ?? []).flatMap(({ screens }) => screens))
  return [...ended].filter((screen) => impact?.screens.includes(screen) !== true)
}

const endingsOf = (change: ReportedChange, kind: string, pictures: Pictures): string => {
  const texts = list(endingTexts(change), "endings")
  const more = endedOnly(change)
  if (kind === "note" || more.length === 0) return texts
  const heading = more.length === 1 ? "One more screen ends" : `${more.length} more screens end`
  return `${texts}<h4>${heading} otherwise in recorded journeys</h4>${gallery(more, pictures)}`
}

const list = (lines: readonly string[], kind: string): string =>
  lines.length === 0 ? "" : `<ul class="${kind}">${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`

const evidenceOf = ({ evidence }: Report): string =>
  evidence === null ? "" : `<h2>${escaped(evidenceHeading(evidence))}</h2>${list(findingTexts(evidence), "findings")}`

const detailsOf = (change: ReportedChange): string => {
  const rows = [
    ...reachedAt(change)
      .filter(([step]) => step !== "Screens")
      .map(([step, names]) => `<dt>${step}</dt><dd>${tags(names, "code")}</dd>`),
    ...(change.operations.length > 0 ? [`<dt>Operations</dt><dd>${tags(change.operations, "code")}</dd>`] : []),
    ...(change.messages.length > 0 ? [`<dt>Hub messages</dt><dd>${tags(change.messages, "code")}</dd>`] : []),
  ]
  const lines = linesToDo(change)
  const toDo =
    lines.length === 0
      ? ""
      : `<dt>Lines</dt><dd><ol>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ol></dd>`
  const approval = standingLines(change)
    .map((line) => `<dt>Approval</dt><dd>${escaped(line)}</dd>`)
    .join("")
  return `<details><summary>For those who build it</summary><dl>${approval}${rows.join("")}${toDo}</dl></details>`
}

const changeOf = (change: ReportedChange, kind: string, pictures: Pictures): string => {
  const place =
    change.place === null ? "" : `<p class="place">openapi/${escaped(change.place.file)}:${change.place.line}</p>`
  const standing = kind === "approved" ? `<p class="standing">${standingLines(change).map(escaped).join("")}</p>` : ""
  return `<article class="${kind}"><p class="services">${escaped(change.services.join(", "))}</p><h3>${escaped(changeText(change))}</h3><p>${escaped(change.why)}</p>${standing}${change.impact === null ? "" : screensOf(change.impact, kind, pictures)}${endingsOf(change, kind, pictures)}${detailsOf(change)}${place}</article>`
}

const verdictOf = (report: Report): string => {
  const open = partsOf(report)
    .slice(0, 2)
    .reduce((sum, { changes }) => sum + changes.length, 0)
  if (report.changes.length === 0) return "Nothing changed"
  if (!isBreaking(report)) return "Nothing breaks"
  return open === 1 ? "One change breaks something" : `${open} changes break something`
}

/** The screens that somebody has to look at. */
const reachedBy = (report: Report): readonly string[] => [
  ...new Set(
    partsOf(report).flatMap(({ changes, heading }) =>
      kinds[heading] === "note"
        ? []
        : changes.flatMap((change) => [...(change.impact?.screens ?? []), ...endedOnly(change)]),
    ),
  ),
]

const missingIn = (reports: readonly Report[], pictures: Pictures): string => {
  const missing = [...new Set(reports.flatMap(reachedBy))].filter((screen) => !pictures.has(screen))
  if (missing.length === 0) return ""
  const names = missing.map(screenName).join(", ")
  return `<p class="none">There is no picture of ${escaped(names)}: "npm run pictures:report" takes them.</p>`
}

const picturesOf = (reports: readonly Report[]): Pictures =>
  new Map(
    [...new Set(reports.flatMap(reachedBy))].flatMap((screen, index) => {
      const address = pictureAddress(screen)
      return address === null ? [] : [[screen, { name: `picture-${index}`, address }] as const]
    }),
  )

const sectionOf = (report: Report, pictures: Pictures): string => {
  const parts = partsOf(report).filter(({ changes }) => changes.length > 0)
  const { length: screens } = reachedBy(report)
  const counts = parts.map(
    ({ heading, changes }) =>
      `<li class="${kinds[heading]}"><strong>${changes.length}</strong> ${countName(heading, changes.length)}</li>`,
  )
  const whole =
    screens === 0 ? "" : `<li><strong>${screens}</strong> ${screens === 1 ? "screen" : "screens"} to look at</li>`
  return [
    `<section><header class="${isBreaking(report) ? "breaking" : "sound"}">`,
    `<p class="title">${escaped(report.title)}</p><h1>${verdictOf(report)}</h1>`,
    `<ul class="counts">${counts.join("")}${whole}</ul></header>`,
    list(remarksOf(report), "remarks"),
    ...parts.map(
      ({ heading, changes }) =>
        `<h2>${heading}</h2><p class="lead">${meanings[heading]}</p>${changes.map((change) => changeOf(change, kinds[heading] ?? "note", pictures)).join("\n")}`,
    ),
    evidenceOf(report),
    `</section>`,
  ].join("\n")
}

export const htmlOf = (reports: readonly Report[]): string => {
  const pictures = picturesOf(reports)
  const styles = [...pictures.values()].map(({ name, address }) => `.${name}{background-image:url(${address})}`)
  return [
    `<!doctype html>`,
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    `<title>${escaped(reports.map(({ title }) => title).join(", "))}</title>`,
    `<style>${style}${styles.join("\n")}</style></head><body><main>`,
    ...reports.map((report) => sectionOf(report, pictures)),
    missingIn(reports, pictures),
    `</main></body></html>`,
  ].join("\n")
}
