/** The places where a node listens, and which of them are of this machine alone. */
import { isIP } from "node:net"
import type { Variables } from "./variables.ts"

export const largestPort = 65_535

/** Answers whether a host name or address leads nowhere but to the machine itself. */
export const isLocalHost = (host: string): boolean => {
  const isLoopback = host === "[::1]" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
  return isLoopback || host === "localhost" || host.endsWith(".localhost")
}

/** Reads an address of this machine to listen at; `usual` where none is given, or where it is refused. */
export const readHost = ({ text, refuse }: Pick<Variables, "text" | "refuse">, name: string, usual: string): string => {
  const host = text(name) ?? usual
  if (host === "localhost" || isIP(host) !== 0) return host
  refuse(name, "localhost or an IP address of this machine, such as 0.0.0.0 or :: for all of them")
  return usual
}
