import { UnknownReference } from "../../resource/refusals.ts"
import { idKey, type RecordId, sameId } from "../../wire/recordId.ts"
import type { ItemGroup, ItemIngredient, MenuData, MenuLinks, MenuList } from "../menuData.ts"
import type { MenuOp, OpNamed } from "../menuOps.ts"
import {
  type Draft,
  idBefore,
  isSameLink,
  placed,
  refuse,
  refuseField,
  resolved,
  rowIn,
  undoBy,
} from "./draft.ts"
import { ingredientKeys, mergedPrices } from "./linkValues.ts"

type Link = MenuLinks[keyof MenuLinks][number]

export const named = (draft: Draft, list: MenuList, ref: unknown, op: number, name: string): RecordId => {
  const row = rowIn(draft.data, list, resolved(draft, ref))
  return row ? row._id : refuse(new UnknownReference({ field: `ops.${op}.${name}` }))
}

export const putLinks = <K extends keyof MenuLinks>(draft: Draft, key: K, links: MenuData[K]) => {
  draft.data = { ...draft.data, [key]: links }
}

/** Values without those that are null or undefined, which links leave out. */
export const withoutNulls = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))

const groupOf = ({ group }: ItemGroup) => group

const checkLimits = (draft: Draft, link: ItemGroup, op: number) => {
  const group = draft.data.groups.find(({ _id }) => sameId(_id, link.group))
  if (!group) return
  const [min, max] = [link.min ?? group.min, link.max ?? group.max ?? Infinity]
  if (min > max) refuseField(op, link.min === undefined ? "max" : "min", "limit")
}

/** Refuses prices of options that are not in the group; a size before a flavor may be in another one. */
const checkPrices = (draft: Draft, { group, optionPrices = {} }: ItemGroup, op: number) => {
  for (const key of Object.keys(optionPrices)) {
    const ids = key.split(":")
    const options = ids.map((id) => draft.data.options.find(({ _id }) => sameId(_id, id)))
    if (options.includes(undefined) || !sameId(options.at(-1)?.group, group))
      refuse(new UnknownReference({ field: `ops.${op}.optionPrices` }))
  }
}

/** Prices by the ids of options, some of which the same call may have made. */
const pricesNow = (draft: Draft, prices: ItemGroup["optionPrices"]) =>
  prices &&
  Object.fromEntries(
    Object.entries(prices).map(([key, cents]) => [
      key
        .split(":")
        .map((id) => idKey(resolved(draft, id)))
        .join(":"),
      cents,
    ]),
  )

/** Gives an item a group, or changes what differs there. Values that are left out stay, null takes them away. */
export const link = (draft: Draft, change: OpNamed<"link">, op: number) => {
  const item = named(draft, "items", change.item, op, "item")
  const group = named(draft, "groups", change.group, op, "group")
  const { itemGroups } = draft.data
  const ofItem = itemGroups.filter((one) => sameId(one.item, item))
  const before = ofItem.find((one) => sameId(one.group, group))
  const { min, max, after } = change
  const [written, was] = [change.optionPrices, change.was?.optionPrices].map((one) => pricesNow(draft, one))
  const optionPrices = written && was ? mergedPrices(before?.optionPrices ?? {}, written, was) : written
  const sent = Object.entries({ min, max, optionPrices }).filter(([, value]) => value !== undefined)
  const { optionPrices: prices, ...limits } = { ...before, item, group, ...Object.fromEntries(sent) }
  const hasPrices = prices !== undefined && Object.keys(prices).length > 0
  const made: ItemGroup = {
    ...(withoutNulls(limits) as ItemGroup),
    ...(hasPrices && { optionPrices: prices }),
  }
  checkLimits(draft, made, op)
  checkPrices(draft, made, op)
  const rest = ofItem.filter((one) => one !== before)
  const place = after === null || after === undefined ? after : resolved(draft, after)
  const ordered =
    before && after === undefined
      ? ofItem.map((one) => (one === before ? made : one))
      : placed(rest, made, place, groupOf)
  putLinks(draft, "itemGroups", [...itemGroups.filter((one) => !sameId(one.item, item)), ...ordered])
  undoBy(draft, before ? linkUndo(ofItem, before) : { op: "unlink", item, group })
}

const linkUndo = (ofItem: ReadonlyArray<ItemGroup>, before: ItemGroup): MenuOp => {
  const { min = null, max = null, optionPrices = {} } = before
  const after = idBefore(ofItem, before.group, groupOf)
  return { op: "link", item: before.item, group: before.group, min, max, optionPrices, after }
}

export const unlink = (draft: Draft, change: OpNamed<"unlink">) => {
  const [item, group] = [resolved(draft, change.item), resolved(draft, change.group)]
  const ofItem = draft.data.itemGroups.filter((one) => sameId(one.item, item))
  const before = ofItem.find((one) => sameId(one.group, group))
  if (!before) return
  putLinks(
    draft,
    "itemGroups",
    draft.data.itemGroups.filter((one) => one !== before),
  )
  undoBy(draft, linkUndo(ofItem, before))
}

/** Replaces a link, or adds it last; without one it goes. */
export const replaced = <L extends Link>(
  links: ReadonlyArray<L>,
  before: L | undefined,
  after: L | undefined,
): ReadonlyArray<L> => {
  if (!before) return after ? [...links, after] : links
  return links.flatMap((one) => (one !== before ? [one] : after ? [after] : []))
}

/** The item or the option a change is about, exactly one of which it names. */
const ownerOf = (draft: Draft, change: OpNamed<"ingredient" | "noIngredient">, op: number) => {
  const { item, option } = change
  if ((item === undefined) === (option === undefined)) refuseField(op, "item", "invalid")
  return item === undefined
    ? { option: named(draft, "options", option, op, "option") }
    : { item: named(draft, "items", item, op, "item") }
}

export const ingredient = (draft: Draft, change: OpNamed<"ingredient">, op: number) => {
  const key = {
    ...ownerOf(draft, change, op),
    ingredient: named(draft, "ingredients", change.ingredient, op, "ingredient"),
  }
  const { itemIngredients } = draft.data
  const before = itemIngredients.find((one) => isSameLink(one, key, ingredientKeys))
  const { withoutCents = before?.withoutCents } = change
  const after = { ...key, ...withoutNulls({ withoutCents }) } as ItemIngredient
  putLinks(draft, "itemIngredients", replaced(itemIngredients, before, after))
  undoBy(
    draft,
    before
      ? { op: "ingredient", ...key, withoutCents: before.withoutCents ?? null }
      : { op: "noIngredient", ...key },
  )
}

export const noIngredient = (draft: Draft, change: OpNamed<"noIngredient">, op: number) => {
  const key = { ...ownerOf(draft, change, op), ingredient: resolved(draft, change.ingredient) }
  const { itemIngredients } = draft.data
  const before = itemIngredients.find((one) => isSameLink(one, key, ingredientKeys))
  if (!before) return
  putLinks(draft, "itemIngredients", replaced(itemIngredients, before, undefined))
  undoBy(draft, { op: "ingredient", ...key, withoutCents: before.withoutCents ?? null })
}
