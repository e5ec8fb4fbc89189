/** Where the services' APIs are: at this server, or at a mock whose answers screens are built with. docs/contracts.md. */
import { addressProblem, withoutSlash, type Variables } from "./variables.ts"

const own = { core: "/api/core", notifications: "/api/notifications", support: "/api/support" } as const

type Service = keyof typeof own

export interface Apis {
  /** A path of this server, or an address. */
  readonly addresses: Readonly<Record<Service, string>>
  /** The origins of those that are elsewhere, each once. */
  readonly mocks: readonly string[]
}

const services = Object.keys(own)

const isService = (name: string): name is Service => services.includes(name)

/** Other addresses are for somebody's own machine alone: people of a marketplace trust their tokens to one server. */
export const readApis = ({ text, refuse }: Pick<Variables, "text" | "refuse">, isForItself: boolean): Apis => {
  const variable = "API_ADDRESSES"
  const given = text(variable)?.split(",") ?? []
  const addresses: Record<Service, string> = { ...own }
  for (const part of given) {
    const [name = "", address = ""] = part.split("=").map((half) => half.trim())
    if (!isForItself) refuse(variable, "left out where others use the marketplace: a mock is for one's own machine")
    else if (!isService(name) || addressProblem(address, ["http:", "https:"]) !== null)
      refuse(variable, `a list like core=http://localhost:4010/api/core of the services ${services.join(", ")}`)
    else addresses[name] = withoutSlash(address)
  }
  const elsewhere = Object.values(addresses).filter((address) => URL.canParse(address))
  return { addresses, mocks: [...new Set(elsewhere.map((address) => new URL(address).origin))] }
}
