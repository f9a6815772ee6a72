import { shareOut } from "../finance/shareOut.ts"
import { idKey, type RecordId } from "../wire/recordId.ts"

/** Rules by which the flavors of one group make a price. */
export const priceRules = ["SUM", "HIGHEST", "AVERAGE", "PROPORTIONAL"] as const
export type PriceRule = (typeof priceRules)[number]

/** An option somebody chose, how often, and its price: of a flavor that of the whole pizza, in the chosen size. */
export interface ChosenOption {
  readonly option: RecordId
  /** Slots it takes, 1 and more. */
  readonly quantity: number
  readonly listPriceCents: number
}

/** A chosen option with its part of the price, for all of its quantity. */
export interface PricedOption extends ChosenOption {
  readonly priceCents: number
}

const sumOf = (cents: ReadonlyArray<number>): number => cents.reduce((sum, one) => sum + one, 0)
/** Half a cent goes up. */
const meanOf = (cents: number, count: number): number => Math.floor((2 * cents + count) / (2 * count))

/** One line for each option, in the order in which they were first chosen. */
const distinct = (chosen: ReadonlyArray<ChosenOption>): ReadonlyArray<ChosenOption> => {
  const lines = new Map<string, ChosenOption>()
  for (const one of chosen) {
    const before = lines.get(idKey(one.option))
    lines.set(idKey(one.option), { ...one, quantity: one.quantity + (before?.quantity ?? 0) })
  }
  return [...lines.values()]
}

const listCents = ({ listPriceCents, quantity }: ChosenOption) => listPriceCents * quantity

const prices: Readonly<Record<PriceRule, (lines: ReadonlyArray<ChosenOption>) => number>> = {
  SUM: (lines) => sumOf(lines.map(listCents)),
  HIGHEST: (lines) => Math.max(...lines.map(({ listPriceCents }) => listPriceCents)),
  AVERAGE: (lines) => meanOf(sumOf(lines.map(({ listPriceCents }) => listPriceCents)), lines.length),
  PROPORTIONAL: (lines) => meanOf(sumOf(lines.map(listCents)), sumOf(lines.map(({ quantity }) => quantity))),
}

/** Price in cents that the chosen options of one group add; 0 where nothing is chosen. */
export const groupPrice = (rule: PriceRule, chosen: ReadonlyArray<ChosenOption>): number =>
  chosen.length === 0 ? 0 : prices[rule](distinct(chosen))

/**
 * The chosen options of one group with their parts of its price, which add up to `groupPrice`: shared out in proportion
 * to their own prices, by largest remainder. An option that was chosen several times is one line.
 */
export const pricedOptions = (
  rule: PriceRule,
  chosen: ReadonlyArray<ChosenOption>,
): ReadonlyArray<PricedOption> => {
  const lines = distinct(chosen)
  const parts = shareOut(lines.map(listCents), groupPrice(rule, lines))
  return lines.map((line, at) => ({ ...line, priceCents: parts[at] ?? 0 }))
}
