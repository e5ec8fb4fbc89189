/** From which network somebody asks, which is whom tries are counted by. D93, E165. */
import { isIPv6 } from "node:net"

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu

/** Groups of 16 bits that are written out; "::" stands for as many zeros as are missing. */
const groupsOf = (address: string): readonly string[] => {
  const [head = "", tail = ""] = address.split("::")
  const [before, after] = [head.split(":").filter(Boolean), tail.split(":").filter(Boolean)]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0")
  return [...before, ...zeros, ...after]
}

/**
 * An IPv4 address is a network. Of an IPv6 address it is the first 56 bits: that is what one home is given, and whoever
 * has it has more addresses than could ever be counted.
 */
export const networkOf = (address: string): string => {
  const [, v4] = mapped.exec(address) ?? []
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address
  const [a = "0", b = "0", c = "0", d = "0"] = groupsOf(address.split("%")[0] ?? address)
  const bits = [a, b, c].map((group) => Number.parseInt(group, 16).toString(16))
  return `${[...bits, (Number.parseInt(d, 16) & 0xff00).toString(16)].join(":")}::/56`
}
