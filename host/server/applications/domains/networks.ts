import { BlockList, isIP } from "node:net"
import { networkInterfaces } from "node:os"

const listOf = (family: "ipv4" | "ipv6", ranges: ReadonlyArray<readonly [string, number]>) => {
  const list = new BlockList()
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, family)
  return list
}

/** IPv4 that is not the public internet's: private, shared, local, for documentation, multicast, reserved. */
const closed4 = listOf("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
])

/** The public internet uses one range of IPv6. */
const open6 = listOf("ipv6", [["2000::", 3]])
/** Parts of it that are not, or that lead to IPv4. */
const closed6 = listOf("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
])

/** True if the address belongs to the public internet. */
export const isPublic = (address: string): boolean => {
  if (isIP(address) === 4) return !closed4.check(address, "ipv4")
  return isIP(address) === 6 && open6.check(address, "ipv6") && !closed6.check(address, "ipv6")
}

/** True if the address belongs to this machine. */
export const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === address))
