import { isIPv6 } from "node:net"

/** An IPv6 address as the URL standard writes it: lower case, shortened, without an embedded IPv4 address. */
const canonical = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1)

const groupsOf = (part: string) => (part === "" ? [] : part.split(":"))

/** What counts as one caller: an IPv4 address, or the /64 an IPv6 address lies in, of which one customer has all. */
export const networkOf = (address: string): string => {
  const [bare = ""] = address.split("%")
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined || !isIPv6(bare)) return mapped ?? bare
  const [head = "", tail] = canonical(bare).split("::")
  const [first, last] = [groupsOf(head), groupsOf(tail ?? "")]
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0")
  return `${[...first, ...zeros, ...last].slice(0, 4).join(":")}::/64`
}
