/** Finds a Chromium for the browser journeys, or installs Debian's. Runs with nothing installed. */
// @ts-check
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { isRunnable } from "../base/runnable.mjs"

/** The same engine without windows comes first: it shows each page with a quarter less work. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge",
]

const usualPlaces = () => {
  const { LOCALAPPDATA, PROGRAMFILES, "PROGRAMFILES(X86)": X86, HOME } = process.env
  if (process.platform === "darwin") {
    const apps = [
      "Chromium.app/Contents/MacOS/Chromium",
      "Google Chrome.app/Contents/MacOS/Google Chrome",
      "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ]
    return ["/Applications", `${HOME}/Applications`].flatMap((dir) => apps.map((app) => join(dir, app)))
  }
  if (process.platform === "win32") {
    const apps = [
      "Chromium/Application/chrome.exe",
      "Google/Chrome/Application/chrome.exe",
      "Microsoft/Edge/Application/msedge.exe",
    ]
    return [PROGRAMFILES, X86, LOCALAPPDATA].flatMap((dir) =>
      dir === undefined ? [] : apps.map((app) => join(dir, app)),
    )
  }
  const dirs = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/snap/bin"]
  return names.flatMap((name) => dirs.map((dir) => join(dir, name)))
}

/** The path of a Chromium, Chrome or Edge; CHROMIUM_PATH comes first. */
export const findChromium = () => {
  const given = process.env["CHROMIUM_PATH"]
  if (given === undefined || given === "") return usualPlaces().find(isRunnable)
  if (!isRunnable(given)) throw new Error(`CHROMIUM_PATH is ${given}, which can't be run.`)
  return given
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")

/** Installs Chromium with apt where that is allowed; says whether there was anything to do. */
export const ensureChromium = () => {
  if (findChromium() !== undefined) return
  if (!isRootOnDebian())
    throw new Error(
      "The browser journeys need Chromium, Chrome or Edge: install one, or name its program in CHROMIUM_PATH.",
    )
  process.stdout.write("Installing Chromium … ")
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const apt = (/** @type {readonly string[]} */ ...args) =>
    spawnSync("apt-get", ["-qq", ...args], { env, encoding: "utf8" })
  for (const args of [["update"], ["install", "-y", "chromium"]]) {
    const { status, stderr } = apt(...args)
    if (status === 0) continue
    console.log("failed")
    throw new Error(`apt-get ${args.join(" ")} failed:\n${stderr}`)
  }
  // Where there is such a package; journeys pass without it, too.
  apt("install", "-y", "chromium-headless-shell")
  console.log("done")
}
