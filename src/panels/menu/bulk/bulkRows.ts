import { movesFar } from "../../../contract/menu/price.ts"
import { applyOps } from "../../../contract/menu/changes/applyOps.ts"
import { groupsOf, rowWithId } from "../../../contract/menu/lookups.ts"
import type { ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import { statusMoves } from "../../../contract/menu/changes/statusOps.ts"
import { statusAt } from "../../../contract/menu/statusAt.ts"
import { sameId } from "../../../contract/wire/recordId.ts"
import { available } from "./availabilityRows.ts"
import type { BulkRule } from "./bulkRule.ts"
import { type BulkFlag, type BulkValue, type Planned, setting } from "./planned.ts"
import { newPrice, newPromoPrice } from "./newPrice.ts"

/** A change of one item that is looked at before it is made. */
export interface BulkRow {
  readonly item: ItemRow
  readonly before: BulkValue
  readonly after: BulkValue
  readonly flag?: BulkFlag
  readonly ops: ReadonlyArray<MenuOp>
}

const cents = (value: number | null | undefined): BulkValue =>
  typeof value === "number" ? { cents: value } : undefined
const text = (value: string | null | undefined): BulkValue => (value ? { text: value } : undefined)

const isBelowCost = ({ cost }: ItemRow, price: number) =>
  typeof cost === "number" && price > 0 && price < cost

const priced = (item: ItemRow, rule: Extract<BulkRule, { kind: "PRICE" }>): Planned => {
  const price = newPrice(item, rule)
  const before = cents(item.price)
  if (price === undefined) return { before, after: undefined, flag: "NO_COST", ops: [] }
  if (price === item.price) return { before, after: before, flag: "SAME", ops: [] }
  const flag = isBelowCost(item, price) ? "BELOW_COST" : movesFar(item.price, price) && "JUMP"
  return { before, after: cents(price), flag, ops: setting(item, { price }) }
}

const promoted = (item: ItemRow, rule: Extract<BulkRule, { kind: "PROMOTION" }>): Planned => {
  const promoPrice = newPromoPrice(item, rule)
  const before = cents(item.promoPrice)
  if (promoPrice === null) {
    const fields = { promoPrice, promoFrom: null, promoUntil: null }
    return { before, after: undefined, flag: before ? false : "SAME", ops: setting(item, fields) }
  }
  const fields = { promoPrice, promoFrom: rule.from, promoUntil: rule.until }
  return {
    before,
    after: cents(promoPrice),
    flag: isBelowCost(item, promoPrice) && "BELOW_COST",
    ops: setting(item, fields),
  }
}

const moveTo = (
  data: MenuData,
  item: ItemRow,
  to: string,
  at: number,
  until: string | null = null,
): Planned => {
  const now = statusAt(data, "items", item, at) ?? ""
  return {
    before: { status: now },
    after: { status: to },
    flag: now === to && to !== "OUT_OF_STOCK" && "SAME",
    ops: statusMoves(data, { list: "items", row: item, at }, to, until),
  }
}

const grouped = (data: MenuData, item: ItemRow, rule: Extract<BulkRule, { kind: "GROUP" }>): Planned => {
  const own = groupsOf(data.itemGroups, item._id)
  const names = own.flatMap(({ group }) => rowWithId(data.groups, group)?.name ?? [])
  const has = own.some(({ group }) => sameId(group, rule.group))
  const name = rowWithId(data.groups, rule.group)?.name ?? ""
  const after = rule.isTaken ? names.filter((one) => one !== name) : [...names, name]
  const change = { item: item._id, group: rule.group }
  return {
    before: text(names.join(", ")),
    after: text(has === rule.isTaken ? after.join(", ") : names.join(", ")),
    flag: has !== rule.isTaken && "SAME",
    ops: [rule.isTaken ? { op: "unlink", ...change } : { op: "link", ...change }],
  }
}

/** Returns a function that plans each item in turn; codes are counted on. */
const planner = (data: MenuData, rule: BulkRule, at: number): ((item: ItemRow) => Planned) => {
  const named = (item: ItemRow) => text(rowWithId(data.categories, item.category)?.name)
  let next = rule.kind === "CODE" ? rule.first : 0
  return (item) => {
    switch (rule.kind) {
      case "PRICE":
        return priced(item, rule)
      case "PROMOTION":
        return promoted(item, rule)
      case "CATEGORY": {
        const after = text(rowWithId(data.categories, rule.category)?.name)
        const flag = sameId(item.category, rule.category) && "SAME"
        return { before: named(item), after, flag, ops: setting(item, { category: rule.category }) }
      }
      case "CHANNELS":
      case "DAYS":
      case "HOURS":
        return available(item, rule)
      case "GROUP":
        return grouped(data, item, rule)
      case "CODE": {
        const before = text(item.code)
        if (rule.isForEmpty && before) return { before, after: before, flag: "SAME", ops: [] }
        const code = `${rule.prefix}${String(next++).padStart(2, "0")}`
        return { before, after: text(code), flag: item.code === code && "SAME", ops: setting(item, { code }) }
      }
      case "SOLD_OUT":
        return moveTo(data, item, "OUT_OF_STOCK", at, rule.until)
      case "SELL":
        return moveTo(data, item, "AVAILABLE", at)
      case "HIDE":
        return moveTo(data, item, "HIDDEN", at)
      case "REMOVE": {
        const { _id, version } = item
        return { before: named(item), after: undefined, ops: [{ op: "remove", list: "items", _id, version }] }
      }
    }
  }
}

/**
 * The rows of a bulk change as they would be after it, for whoever looks at them first. `at` is in milliseconds since 1970.
 * Rows of price jumps and of prices below the cost are made where somebody wants them; those that stay as they are, or would
 * be refused, are not.
 */
export const bulkRows = (
  data: MenuData,
  items: ReadonlyArray<ItemRow>,
  rule: BulkRule,
  at: number,
): ReadonlyArray<BulkRow> => {
  const plan = planner(data, rule, at)
  return items.map((item) => {
    const { flag, ...planned } = plan(item)
    if (flag === "SAME" || flag === "NO_COST") return { item, ...planned, flag }
    // Links and uses are looked for in the whole menu, other changes in the item alone.
    const narrow = rule.kind === "REMOVE" ? data : { ...data, items: [item] }
    const made = applyOps(narrow, planned.ops, { newId: () => 0, at })
    const isRefused = "refusal" in made
    return { item, ...planned, ...(isRefused ? { flag: "REFUSED" as const } : flag && { flag }) }
  })
}

/** True of a row that can be made. */
export const isPossible = ({ flag }: BulkRow): boolean =>
  flag === undefined || flag === "JUMP" || flag === "BELOW_COST"

/** True of a row that is made unless somebody says otherwise. */
export const isUsual = ({ flag }: BulkRow): boolean => flag === undefined
