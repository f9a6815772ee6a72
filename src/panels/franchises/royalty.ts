/**
 * Assumptions about a month and the terms between franchise and brand: amounts in cents, shares in hundredths of a
 * percent.
 */
export interface Terms {
  readonly sales: number
  readonly commission: number
  readonly royalty: number
  readonly minimum: number
}

/** Result of a month for each, in cents. */
export interface Month {
  readonly earned: number
  readonly paid: number
  readonly remaining: number
  readonly isMinimum: boolean
  /** The sales from which on royalties are more than their minimum; undefined where they never are. */
  readonly minimumUntil: number | undefined
}

const shareOf = (amount: number, share: number): number => Math.round((amount * share) / 10_000)

/** Returns a franchise's earnings from its stores' sales in a month, and its payment out of them. */
export const monthOf = ({ sales, commission, royalty, minimum }: Terms): Month => {
  const [earned, share] = [shareOf(sales, commission), shareOf(sales, royalty)]
  const paid = Math.max(share, minimum)
  return {
    earned,
    paid,
    remaining: earned - paid,
    isMinimum: share < minimum,
    minimumUntil: royalty > 0 ? Math.ceil((minimum * 10_000) / royalty) : undefined,
  }
}
