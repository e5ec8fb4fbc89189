/** The app's manifest in each language, as the texts of the scope `install` say it. */
// @ts-check
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** @typedef {import("./output.mjs").OutputFile} OutputFile */

/** The usual language stands in where the language isn't known: the first that a page asks for. */
const usual = "en"

/**
 * The texts' ids in the manifest, replaced by the texts.
 *
 * @param {string} template JSON
 * @param {Readonly<Record<string, string>>} texts
 * @param {string} language two letters
 */
const appManifest = (template, texts, language) => {
  const said = JSON.parse(template, (_, value) =>
    typeof value === "string" && value.startsWith("install.") ? texts[value] : value,
  )
  return JSON.stringify({ ...said, lang: language, dir: "ltr" })
}

/**
 * @param {string} src
 * @param {Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>} messages
 * @returns {readonly OutputFile[]}
 */
export const appManifestFiles = (src, messages) => {
  const path = join(src, "manifest.webmanifest")
  if (!existsSync(path)) return []
  const template = readFileSync(path, "utf8")
  return Object.entries(messages).flatMap(([language, { install = {} }]) => {
    const contents = Buffer.from(appManifest(template, install, language))
    const own = { path: `i18n/${language}/manifest.webmanifest`, contents }
    return language === usual ? [own, { path: "manifest.webmanifest", contents }] : [own]
  })
}
