import * as Schema from "effect/Schema"
import { OrderStatus } from "../dashboard/orders.ts"
import { isOpenStatus } from "../orders/board.ts"
import { oneOf } from "../wire/reading.ts"
import { idKey, RecordId } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"
import { groupsOf, rowWithId } from "./lookups.ts"
import type { MenuData, OptionRow } from "./menuData.ts"
import { stopEffect } from "./stopEffect.ts"
import type { StopTarget } from "./stopOps.ts"

const optional = Schema.optionalKey

/** An open order that has something which is sold out, and the lines of it that do. */
export const HoldingOrder = Schema.Struct({
  _id: RecordId,
  code: optional(Schema.String),
  status: oneOf(OrderStatus.literals),
  promisedAt: optional(Schema.NullOr(Moment)),
  lines: Schema.Array(Schema.Struct({ name: Schema.String, quantity: Schema.Finite })),
})
export type HoldingOrder = typeof HoldingOrder.Type

interface OrderLine {
  readonly name: string
  readonly quantity: number
  readonly ref?: { readonly kind: string; readonly _id: RecordId } | null
  readonly options?: ReadonlyArray<{ readonly name: string; readonly group?: string | null }>
}

interface OpenOrder {
  readonly _id: RecordId
  readonly code?: string
  readonly status: string
  readonly promisedAt?: string | null
  readonly items?: ReadonlyArray<OrderLine> | null
}

/** True if a line has an option, which it tells by its name and its group's. */
const hasOption = (data: MenuData, line: OrderLine, item: RecordId, { name, group }: OptionRow): boolean => {
  const groupName = rowWithId(data.groups, group)?.name
  return (
    groupsOf(data.itemGroups, item).some((link) => idKey(link.group) === idKey(group)) &&
    (line.options ?? []).some((one) => one.name === name && (one.group ?? groupName) === groupName)
  )
}

/** The open orders that have what is sold out, or what goes with it, at a moment in milliseconds since 1970. */
export const holdingOrders = (
  data: MenuData,
  target: StopTarget,
  orders: ReadonlyArray<OpenOrder>,
  at: number,
): ReadonlyArray<HoldingOrder> => {
  const effect = stopEffect(data, target, at)
  if (!effect) return []
  const items = new Set(effect.items.map(({ _id }) => idKey(_id)))
  const holds = (line: OrderLine) => {
    const item = line.ref?.kind === "MENU_ITEM" ? line.ref._id : undefined
    if (item === undefined) return false
    return items.has(idKey(item)) || effect.options.some((option) => hasOption(data, line, item, option))
  }
  return orders.flatMap(({ items: all, status, ...order }) => {
    const lines = isOpenStatus(status) ? (all ?? []).filter(holds) : []
    const { _id, code, promisedAt } = order
    return lines.length === 0
      ? []
      : [
          {
            _id,
            status,
            ...(code !== undefined && { code }),
            ...(promisedAt !== undefined && { promisedAt }),
            lines: lines.map(({ name, quantity }) => ({ name, quantity })),
          },
        ]
  })
}
