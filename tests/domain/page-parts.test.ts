/** Each route names the screen that its page loads. Spec §2 Routes. */
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { pageParts } from "../../src/domain/page-parts.ts"
import { routes } from "../../src/domain/routes.ts"

/** A screen that is named by an old path would be fetched only once the client has read its routes. */
it.each(routes)("the screen of %s is one that the client imports when its route is opened", (route) => {
  const imported = readFileSync(new URL("../../src/ui/routes/screens.ts", import.meta.url), "utf8")
  const { screen } = pageParts(route)
  if (screen !== null && screen !== "home/HomeScreen") expect(imported).toContain(`import("../screens/${screen}.tsx")`)
})
