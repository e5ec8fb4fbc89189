/** Answers whether the router takes an address, by the table of routes. */
import { routes } from "../../src/domain/routes.ts"

const patterns = routes.map((route) => new RegExp(`^${route.replaceAll(/:\w+/gu, "[^/]+")}$`, "u"))

export const isRoute = (href: string): boolean => {
  const [path = ""] = href.split("?")
  return patterns.some((pattern) => pattern.test(path))
}
