/** The network an address stands for: an IPv6 address is one of 2^64 its owner may choose among. */
export const networkOf = (address: string): string => {
  if (!address.includes(":") || address.includes(".")) return address
  const [left = [], right = []] = address.split("::").map((part) => part.split(":").filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0")
  return [...left, ...zeros, ...right].slice(0, 4).join(":")
}
