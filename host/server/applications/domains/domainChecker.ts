import type { domainChecks } from "../../../../src/contract/applications/domainChecks.ts"
import type { Success } from "../../../../src/contract/wire/endpoint.ts"
import { askDomain, type Place } from "./askDomain.ts"
import type { DomainProof } from "./domainProof.ts"
import { isOwn, isPublic } from "./networks.ts"
import { type Resolve, resolveDomain } from "./resolveDomain.ts"

/** Result of checking where a domain leads. */
export type DomainCheck = Success<typeof domainChecks.check>[number]

interface Options {
  readonly proof: DomainProof
  /** The port this server listens on. */
  readonly port: () => number
  readonly resolve?: Resolve
}

/** Addresses of one domain that are asked. */
const maxAddresses = 4

/**
 * Returns the places to query at an address: on the public internet the two web ports, on this machine this server's
 * own port. All others are private network addresses, which this server does not query.
 */
const placesOf = (domain: string, address: string, port: number): ReadonlyArray<Place> => {
  const plain = { domain, address, isSecure: false }
  if (isPublic(address))
    return [
      { domain, address, isSecure: true, port: 443 },
      { ...plain, port: 80 },
    ]
  return isOwn(address) ? [{ ...plain, port }] : []
}

/** Finds out whether domains lead to this server: it asks each what only this server, or another with its secret, can answer. */
export const domainChecker =
  ({ proof, port, resolve = resolveDomain }: Options) =>
  async (domain: string): Promise<DomainCheck> => {
    const found = await resolve(domain)
    if (found === "unknown") return { domain, state: "UNCHECKED", addresses: [] }
    const addresses = found.slice(0, maxAddresses)
    if (addresses.length === 0) return { domain, state: "UNRESOLVED", addresses }
    const answers = await Promise.all(
      addresses
        .flatMap((address) => placesOf(domain, address, port()))
        .map(async (place) => {
          const { path, isAnswer } = proof.challenge()
          const text = await askDomain(place, path)
          return text === undefined ? "silent" : isAnswer(text) ? "ours" : "other"
        }),
    )
    if (answers.includes("ours")) return { domain, state: "HERE", addresses }
    return { domain, state: answers.includes("other") ? "ELSEWHERE" : "UNCHECKED", addresses }
  }
