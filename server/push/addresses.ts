/** Decides which addresses a push may go to: public ones alone, so that nobody has us ask our own network. */
import { lookup } from "node:dns"
import { BlockList, isIP, type LookupFunction } from "node:net"

const privateNets = new BlockList()
for (const net of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]) {
  const [address = "", bits] = net.split("/")
  privateNets.addSubnet(address, Number(bits), "ipv4")
}

/** Of version 6 only 2000::/3 is public, but for the part that stands for something else: Teredo, examples, 6to4. */
const publicNets = new BlockList()
publicNets.addSubnet("2000::", 3, "ipv6")
const standIns = new BlockList()
standIns.addSubnet("2001::", 23, "ipv6")
standIns.addSubnet("2001:db8::", 32, "ipv6")
standIns.addSubnet("2002::", 16, "ipv6")

export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !privateNets.check(address, "ipv4")
  return isIP(address) === 6 && publicNets.check(address, "ipv6") && !standIns.check(address, "ipv6")
}

const localName = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/iu

/** Answers whether a host may be public: a name is known for sure only once it has been looked up. */
export const mayBePublic = (hostname: string): boolean => {
  const address = hostname.replace(/^\[|\]$/gu, "")
  return isIP(address) === 0 ? !localName.test(hostname) : isPublicAddress(address)
}

export class NotPublic extends Error {}

/** Looks a name up for a connection, which so goes to the very address that was looked at. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error !== null || first === undefined) callback(error ?? new Error("There is no such host."), "")
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      callback(new NotPublic("The host is not a public one."), "")
    else if (options.all === true) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
