/** Loads the configuration: as it came along with the page, else from the server. Spec §7. */
import { environmentOf, type Environment } from "../domain/environment.ts"

const environmentPath = "/environments/environment.json"

/** `take` answers what came along with the page. Null where there is none, or one that lacks something: the console says what. */
export const loadEnvironment = async (take: (path: string) => Response | null): Promise<Environment | null> => {
  try {
    const response = take(environmentPath) ?? (await fetch(environmentPath))
    const checked = environmentOf(await response.json())
    if ("environment" in checked) return checked.environment
    console.error(`environment.json lacks ${checked.missing}.`)
    return null
  } catch (cause) {
    console.error("environment.json can't be read.", cause)
    return null
  }
}
