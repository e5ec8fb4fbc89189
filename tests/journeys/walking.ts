/** Everybody who walks the screens, each in a window of their own and signed in, and the screens that there are for them. */
import { newPerson, type Person } from "./browser.ts"
import { haveSession } from "./entering.ts"
import type { Who } from "./screen-samples.ts"
import { emailOf, findScreens, type Screen } from "./screens.ts"
import type { setStage } from "./stage.ts"

const everybody: readonly Who[] = ["anonymous", "customer", "executant", "moderator"]

type People = Readonly<Record<Who, Person>>

export const enterEverybody = async ({ browser, server: { url } }: ReturnType<typeof setStage>): Promise<People> => {
  const enter = async (who: Who): Promise<readonly [Who, Person]> => {
    const person = await newPerson(browser, who, { url, viewport: "phone" })
    if (who !== "anonymous") await haveSession(person, emailOf[who])
    return [who, person]
  }
  return Object.fromEntries(await Promise.all(everybody.map(enter))) as Record<Who, Person>
}

export const screensFor = ({ customer, executant }: People): Promise<readonly Screen[]> =>
  findScreens({ customer: customer.page, executant: executant.page })

/** Each through their own screens, all at the same time. */
export const walkTogether = async (
  people: People,
  screens: readonly Screen[],
  walk: (person: Person, own: readonly Screen[]) => Promise<void>,
): Promise<void> => {
  await Promise.all(
    everybody.map((who) =>
      walk(
        people[who],
        screens.filter((screen) => screen.who === who),
      ),
    ),
  )
}
