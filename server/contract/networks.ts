/** The network of a client address, which rate limits count by. */
import { isIPv6 } from "node:net"

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu

/** The address's 16-bit groups, with "::" expanded to zeros. */
const groupsOf = (address: string): readonly string[] => {
  const [head = "", tail = ""] = address.split("::")
  const [before, after] = [head.split(":").filter(Boolean), tail.split(":").filter(Boolean)]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0")
  return [...before, ...zeros, ...after]
}

/**
 * The whole IPv4 address, or the first 56 bits of an IPv6 address: a home is given that many, and could otherwise use a
 * new address for each try.
 */
export const networkOf = (address: string): string => {
  const [, v4] = mapped.exec(address) ?? []
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address
  const [a = "0", b = "0", c = "0", d = "0"] = groupsOf(address.split("%")[0] ?? address)
  const bits = [a, b, c].map((group) => Number.parseInt(group, 16).toString(16))
  return `${[...bits, (Number.parseInt(d, 16) & 0xff00).toString(16)].join(":")}::/56`
}
