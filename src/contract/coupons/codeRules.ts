/** Letters and digits nobody takes for another: no I, L and O, no 0 and 1. */
const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"

export const codeLimits = {
  /** Codes of one call. */
  count: { min: 1, max: 1000 },
  /** Characters before the random ones. */
  prefix: { max: 20 },
  /** Random characters; 31 to the power of 8 of them cannot be tried through. */
  random: 8,
} as const

/** Pattern of a prefix, which may be empty. */
export const prefixPattern = /^([A-Z0-9][A-Z0-9_-]*)?$/

/** A code that nobody guesses; `below` answers a random whole number from 0 to below the given one. */
export const randomCode = (prefix: string, below: (count: number) => number): string =>
  prefix + Array.from({ length: codeLimits.random }, () => letters[below(letters.length)]).join("")

/** Fields of a coupon with its own code, besides those of its model. */
export const uniqueUse = { limitTotal: 1, isPublic: false, used: 0, discountGiven: 0 } as const

/** True if codes may be generated from a coupon: not after it has ended, nor if it is itself one code of another. */
export const makesCodes = ({ batch, status }: { readonly batch?: unknown; readonly status?: unknown }) =>
  !batch && status !== "EXPIRED"
