import { Resolver } from "node:dns/promises"
import { isIP } from "node:net"

/** Addresses a domain resolves to; `unknown` if the lookup failed. */
export type Resolved = ReadonlyArray<string> | "unknown"

/** Looks a domain up. */
export type Resolve = (domain: string) => Promise<Resolved>

/** True if the error means that the name has no record, as opposed to no answer. */
const isNone = (cause: unknown) =>
  ["ENOTFOUND", "ENODATA"].includes((cause as NodeJS.ErrnoException).code ?? "")

/**
 * Asks the machine's name servers; an alias is followed. Names under `localhost` are this machine's (RFC 6761), which not
 * every name server says.
 */
export const resolveDomain: Resolve = async (domain) => {
  if (isIP(domain) > 0) return [domain]
  if (domain.endsWith(".localhost")) return ["127.0.0.1", "::1"]
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  const answers = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)])
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
  const isSilent = answers.some((answer) => answer.status === "rejected" && !isNone(answer.reason))
  return found.length === 0 && isSilent ? "unknown" : found
}
