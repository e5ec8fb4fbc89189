/** Tells addresses of this machine alone from those by which others reach it. */
import { isIP } from "node:net"

/** Answers whether a host name or address leads nowhere but to the machine itself. */
export const isLocalHost = (host: string): boolean => {
  const isLoopback = host === "[::1]" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
  return isLoopback || host === "localhost" || host.endsWith(".localhost")
}
