import type { ItemPrice, PublicGroup, PublicOffer, PublicOption } from "./snapshot.ts"

/** Pieces of each option, by the option's path (`optionPath`). */
export type Choice = ReadonlyMap<string, number>

/** The place of a group within an offer; groups within options begin with the option's path. */
const groupPath = (group: PublicGroup, within = ""): string => `${within}/${group.id}`

/** The place of an option within an offer: one group may be there twice, within two options. */
export const optionPath = (group: string, option: PublicOption): string => `${group}/${option.id}`

/** Cents of a price in reais. */
export const centsOf = ({ value }: ItemPrice): number => Math.round(value * 100)

/** A group that is to be chosen from, and the pieces chosen of its options. */
export interface OpenGroup {
  readonly group: PublicGroup
  readonly path: string
  readonly pieces: number
}

const piecesOf = (choice: Choice, path: string, options: ReadonlyArray<PublicOption>) =>
  options.reduce((sum, option) => sum + (choice.get(optionPath(path, option)) ?? 0), 0)

const inOrder = <A extends { readonly index: number }>(list: ReadonlyArray<A> = []) =>
  list.toSorted((one, other) => one.index - other.index)

/** The groups to choose from, in order: those of the offer, and those within what is chosen. */
export const openGroups = (
  groups: ReadonlyArray<PublicGroup> | undefined,
  choice: Choice,
  within = "",
): ReadonlyArray<OpenGroup> =>
  inOrder(groups).flatMap((group) => {
    const path = groupPath(group, within)
    const nested = inOrder(group.options).flatMap((option) => {
      const at = optionPath(path, option)
      return (choice.get(at) ?? 0) > 0 ? openGroups(option.optionGroups, choice, at) : []
    })
    return [{ group, path, pieces: piecesOf(choice, path, group.options) }, ...nested]
  })

/** The choice before anybody chose: the pieces that are in by themselves. */
export const firstChoice = (groups: ReadonlyArray<PublicGroup> | undefined): Choice =>
  new Map(
    (groups ?? []).flatMap((group) =>
      group.options
        .filter(({ status, defaultQuantity = 0 }) => status === "AVAILABLE" && defaultQuantity > 0)
        .map((option) => [optionPath(groupPath(group), option), option.defaultQuantity ?? 0] as const),
    ),
  )

/** The mean of whole cents, half a cent up. */
const mean = (cents: ReadonlyArray<number>) =>
  Math.floor((2 * cents.reduce((sum, one) => sum + one, 0) + cents.length) / (2 * cents.length))

type Part = readonly [method: PublicGroup["priceMethod"], cents: number]

const priceOf = (base: number, parts: ReadonlyArray<Part>) => {
  const of = (wanted: PublicGroup["priceMethod"]) =>
    parts.filter(([method]) => method === wanted).map(([, cents]) => cents)
  const [highest, averaged] = [of("MAX"), of("AVG")]
  return (
    base +
    of("SUM").reduce((sum, one) => sum + one, 0) +
    (highest.length > 0 ? Math.max(...highest) : 0) +
    (averaged.length > 0 ? mean(averaged) : 0)
  )
}

/** Cents of one piece of an offer as chosen; `MAX` and `AVG` hold across all groups that say so. */
export const lineCents = (offer: PublicOffer, choice: Choice): number => {
  const counted = new Set<string>()
  const parts = openGroups(offer.optionGroups, choice).flatMap(({ group, path }) =>
    group.options.flatMap((option): ReadonlyArray<Part> => {
      const pieces = choice.get(optionPath(path, option)) ?? 0
      const paid = Math.max(0, pieces - (option.defaultQuantity ?? 0))
      if (paid === 0 || (group.countsOnce && counted.has(option.itemId))) return []
      counted.add(option.itemId)
      return Array.from({ length: paid }, () => [group.priceMethod, centsOf(option.optionPrice)])
    }),
  )
  return priceOf(centsOf(offer.unityPrice), parts)
}

/** The first group of which too little is chosen. */
export const missingGroup = (offer: PublicOffer, choice: Choice): OpenGroup | undefined =>
  openGroups(offer.optionGroups, choice).find(({ group, pieces }) => pieces < group.minPermitted)

/** The least something costs, and true if a choice that one has to make may make it dearer. */
export interface LeastPrice {
  readonly cents: number
  readonly isFrom: boolean
}

/** The least an option costs, with what one has to choose within it. */
export const leastOfOption = ({ optionPrice, optionGroups }: PublicOption): LeastPrice => {
  const within = leastOf(0, optionGroups)
  return { cents: centsOf(optionPrice) + within.cents, isFrom: within.isFrom }
}

function leastOf(base: number, groups: ReadonlyArray<PublicGroup> | undefined): LeastPrice {
  const required = (groups ?? []).filter(({ minPermitted }) => minPermitted > 0)
  const sorted = required.map((group) => ({
    group,
    least: group.options
      .filter(({ status }) => status === "AVAILABLE")
      .flatMap((option) => {
        const minPieces = Math.min(Math.max(option.maxPermitted, 1), group.minPermitted)
        return Array.from({ length: minPieces }, () => leastOfOption(option))
      })
      .toSorted((one, other) => one.cents - other.cents),
  }))
  const parts = sorted.flatMap(({ group, least }) =>
    least.slice(0, group.minPermitted).map(({ cents }): Part => [group.priceMethod, cents]),
  )
  return {
    cents: priceOf(base, parts),
    isFrom: sorted.some(
      ({ least }) => least[0]?.cents !== least.at(-1)?.cents || least.some(({ isFrom }) => isFrom),
    ),
  }
}

/** The least an offer costs, with what one has to choose. */
export const leastCents = ({ unityPrice, optionGroups }: PublicOffer): LeastPrice =>
  leastOf(centsOf(unityPrice), optionGroups)
