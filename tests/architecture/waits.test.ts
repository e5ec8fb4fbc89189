/** No screen waits without words: a bare skeleton would say nothing after ten seconds, and offer no way out. Law 10. */
import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const screens = new URL("../../src/ui/screens/", import.meta.url)

/** The gallery shows the parts themselves. */
const gallery = "testing/"

it("is drawn by the part that says so, on every screen", () => {
  const files = readdirSync(screens, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"))
  expect(files.length).toBeGreaterThan(100)
  const bare = files.filter(
    (file) => !file.startsWith(gallery) && readFileSync(new URL(file, screens), "utf8").includes("parts/Skeleton.tsx"),
  )
  expect(bare).toEqual([])
})
