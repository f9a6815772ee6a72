import type { ItemGroup, MenuData } from "../menuData.ts"
import type { MenuOp, OpNamed } from "../menuOps.ts"
import { isSameLink } from "./draft.ts"

/** A change that gives an item a group, or an item or an option an ingredient, or of what differs there. */
export type LinkOp = OpNamed<"link"> | OpNamed<"ingredient">

/**
 * Values of a link by name: `isLinked`, the limits `min` and `max`, prices in cents by the key they have in
 * `optionPrices`, and `withoutCents` of an ingredient. Null where there is none.
 */
export type LinkValues = Readonly<Record<string, boolean | number | null>>

type Links = Pick<MenuData, "itemGroups" | "itemIngredients">
type Prices = NonNullable<ItemGroup["optionPrices"]>

export const isLinkOp = (change: MenuOp): change is LinkOp =>
  change.op === "link" || change.op === "ingredient"

const groupKeys = ["item", "group"]
export const ingredientKeys = ["item", "option", "ingredient"]

/** The values of a link that a change is about; all are none where it is not there. */
export const linkValues = ({ itemGroups, itemIngredients }: Links, change: LinkOp): LinkValues => {
  if (change.op === "ingredient") {
    const link = itemIngredients.find((one) => isSameLink(one, change, ingredientKeys))
    return { isLinked: link !== undefined, withoutCents: link?.withoutCents ?? null }
  }
  const link = itemGroups.find((one) => isSameLink(one, change, groupKeys))
  const { min = null, max = null, optionPrices } = link ?? {}
  return { isLinked: link !== undefined, min, max, ...optionPrices }
}

const definedValues = (values: Readonly<Record<string, number | null | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )

/** Keys of the prices a change is about: those that differ from the ones it was written over. */
const changedKeys = (prices: Prices, was: Prices = {}) =>
  Object.keys({ ...was, ...prices }).filter((key) => prices[key] !== was[key])

/** The values a change writes. */
export const writtenToLink = (change: LinkOp): LinkValues => {
  if (change.op === "ingredient")
    return { isLinked: true, ...definedValues({ withoutCents: change.withoutCents }) }
  const { min, max, optionPrices, was } = change
  const keys = optionPrices ? changedKeys(optionPrices, was?.optionPrices) : []
  const prices = Object.fromEntries(keys.map((key) => [key, optionPrices?.[key] ?? null]))
  return { isLinked: true, ...definedValues({ min, max }), ...prices }
}

/** A change with the values it would take the place of; prices it was written over already stay so. */
export const overLink = (data: Links, change: LinkOp): LinkOp => {
  const now = linkValues(data, change)
  if (change.op === "ingredient") return { ...change, was: now }
  const { isLinked, min, max, ...prices } = now
  const optionPrices = change.was?.optionPrices ?? prices
  return { ...change, was: { isLinked, min, max, optionPrices } as NonNullable<OpNamed<"link">["was"]> }
}

/**
 * True if somebody else wrote other values since those a change was written over, or took the link away. Links that two
 * people add are one.
 */
export const isStaleLink = (data: Links, change: LinkOp): boolean => {
  const { was } = change
  if (!was) return false
  const { optionPrices, ...values } = { optionPrices: undefined, ...was }
  const [now, written] = [linkValues(data, change), writtenToLink(change)]
  const base = (name: string) => {
    if (!/^\d/.test(name)) return (values as Partial<LinkValues>)[name]
    return optionPrices && ((optionPrices as Prices)[name] ?? null)
  }
  return Object.keys(written).some((name) => {
    const [before, value] = [base(name), now[name] ?? null]
    return before !== undefined && value !== before && value !== written[name]
  })
}

/** Prices after a change of some of them; those it is not about stay as somebody else made them. */
export const mergedPrices = (now: Prices, written: Prices, was: Prices): Prices => {
  const changed = new Set(changedKeys(written, was))
  const entries = [
    ...Object.entries(now).filter(([key]) => !changed.has(key)),
    ...Object.entries(written).filter(([key]) => changed.has(key)),
  ]
  return Object.fromEntries(entries)
}
