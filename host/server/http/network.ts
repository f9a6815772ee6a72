import { isIPv6 } from "node:net"

/** The eight groups of an IPv6 address, as the URL standard writes them: lower case, no leading zeros, no dots. */
const groupsOf = (address: string): ReadonlyArray<string> => {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [left = [], right = []] = written.split("::").map((part) => part.split(":").filter(Boolean))
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => "0"), ...right]
}

const mappedPrefix = "0:0:0:0:0:ffff"

/** The IPv4 address written as two groups of an IPv6 address. */
const dotted = (groups: ReadonlyArray<string>) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".")

/**
 * The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address, since one customer is given
 * all of a /64.
 */
export const networkOf = (address: string): string => {
  const [bare = ""] = address.split("%")
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  if (groups.slice(0, 6).join(":") === mappedPrefix) return dotted(groups.slice(6))
  return `${groups.slice(0, 4).join(":")}::/64`
}

/** An address with its second half hidden: enough to tell two networks apart, too little to find somebody. */
export const maskAddress = (address: string): string => {
  const network = networkOf(address)
  const sign = network.includes(":") ? ":" : "."
  const [first = "", second = ""] = network.split(sign)
  return [first, second, "•••"].join(sign)
}
