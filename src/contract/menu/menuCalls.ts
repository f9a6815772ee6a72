import * as Schema from "effect/Schema"
import type { Gate } from "../access/access.ts"
import { limits } from "../limits.ts"
import { MoveRefused, RecordInUse, UnknownReference, ValueTaken } from "../resource/refusals.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Moment, Text } from "../wire/text.ts"
import { orderChannels } from "../orders/order.ts"
import { Blocker } from "./blocker.ts"
import { MenuData, openingFields, SomeRows } from "./menuData.ts"
import { MenuStop } from "./menuStops.ts"
import { HoldingOrder } from "./openOrders.ts"
import { maxOps, MenuOp } from "./menuOps.ts"
import { FollowsModel, GroupCircle, StaleRows } from "./refusals.ts"

/** Edits what a menu sells. */
export const editsMenu = { anyOf: ["accessToGlobal", "accessToFoodMenu"] } as const satisfies Gate
/** Edits which menus there are, and what differs in each. */
export const editsMenus = { anyOf: ["accessToGlobal", "accessToMultiMenu"] } as const satisfies Gate

/** Sees what a menu sells. */
export const seesMenu = {
  anyOf: ["accessToGlobal", "accessToFoodMenu", "accessToMultiMenu"],
} as const satisfies Gate

const common = { service: "main", extra: "catalog" } as const
const params = { company: RecordIdText }
const optional = Schema.optionalKey

/** Something that is sold out, by exactly one of these. */
const StopTarget = Schema.Struct({
  item: optional(RecordId),
  option: optional(RecordId),
  category: optional(RecordId),
  ingredient: optional(RecordId),
})

/** Changes as they are answered: whoever sends them back has them checked. */
export const AnsweredOp: Schema.Codec<MenuOp, unknown> = Schema.StructWithRest(
  Schema.Struct({ op: Schema.String }),
  [Schema.Record(Schema.String, Schema.Unknown)],
) as never

/** The answer to changes of a menu. */
const MenuChanged = Schema.Struct({
  /** Version of the menu the changes were made to; another one than was read means that somebody else changed it. */
  from: Schema.Int,
  version: Schema.Int,
  /** Ids of the rows that were made, by their `tempId`. */
  ids: Schema.Record(Schema.String, RecordId),
  rows: SomeRows,
  /** Changes that take these back. */
  inverse: Schema.Array(AnsweredOp),
})
export type MenuChanged = typeof MenuChanged.Type

/** Gates of whoever makes changes: menus and items have one each, and either opens what differs in a menu. */
export const gatesOf = (ops: ReadonlyArray<MenuOp>): ReadonlyArray<Gate> => {
  const gates = ops.map((change) => {
    if (change.op === "place" || change.op === "noPlace") return seesMenu
    return "list" in change && change.list === "menus" ? editsMenus : editsMenu
  })
  return [...new Set(gates)]
}

/** Refusals of changes of a menu. */
export const menuRefusals = () => [
  StaleRows,
  GroupCircle,
  FollowsModel,
  ValueTaken,
  UnknownReference,
  RecordInUse,
  MoveRefused,
]

/** Calls of the menu's editor. */
export const menu = {
  editor: lazyEndpoint(
    {
      ...common,
      access: seesMenu,
      method: "GET",
      path: "/menu/:company/editor",
      summary:
        "Reads a store's whole menu: categories, items, option groups, ingredients, menus and their links.",
      params,
    },
    { success: () => MenuData },
  ),
  version: lazyEndpoint(
    {
      ...common,
      access: seesMenu,
      method: "GET",
      path: "/menu/:company/version",
      summary:
        "Tells the version of a store's menu, which every change of anything in it raises, and whether the store is open.",
      params,
    },
    { success: () => Schema.Struct({ version: Schema.Int, ...openingFields }) },
  ),
  changes: lazyEndpoint(
    {
      ...common,
      access: seesMenu,
      method: "POST",
      path: "/menu/:company/changes",
      summary: "Changes a menu: makes all of the changes, or none, and answers those that take them back.",
      params,
    },
    {
      body: () =>
        Schema.Struct({
          ops: Schema.Array(MenuOp).check(Schema.isMinLength(1), Schema.isMaxLength(maxOps)),
        }),
      success: () => MenuChanged,
      refusals: menuRefusals,
    },
  ),
  stop: lazyEndpoint(
    {
      ...common,
      access: editsMenu,
      method: "POST",
      path: "/menu/:company/stop",
      summary:
        "Marks an item, an option, a category or an ingredient as sold out until the next opening, a moment or without an end; or brings it back. Repeating it changes nothing.",
      params,
    },
    {
      body: () =>
        Schema.Struct({
          ...StopTarget.fields,
          /** Null for until somebody brings it back. */
          until: optional(Schema.NullOr(Schema.Union([Schema.Literal("NEXT_OPENING"), Moment]))),
          reason: optional(Text(limits.text.line.max)),
          returns: optional(Schema.Literal(true)),
        }),
      success: () => MenuChanged,
      refusals: menuRefusals,
    },
  ),
  stops: lazyEndpoint(
    {
      ...common,
      access: seesMenu,
      method: "GET",
      path: "/menu/:company/stops",
      summary:
        "Lists what is sold out: since when, by whom, and which public menus and screens have read the menu since.",
      params,
    },
    { success: () => Schema.Array(MenuStop) },
  ),
  openOrders: lazyEndpoint(
    {
      ...common,
      access: editsMenu,
      method: "GET",
      path: "/menu/:company/open-orders",
      summary:
        "Lists the open orders that have an item, an option, an ingredient or something of a category, with the lines that do.",
      params,
      query: {
        item: optional(RecordIdText),
        option: optional(RecordIdText),
        category: optional(RecordIdText),
        ingredient: optional(RecordIdText),
      },
    },
    { success: () => Schema.Array(HoldingOrder) },
  ),
  blockers: lazyEndpoint(
    {
      ...common,
      access: seesMenu,
      method: "GET",
      path: "/menu/:company/blockers/:item",
      summary:
        "Tells why an item is not sold at a moment, now unless told, with the record that mends each reason.",
      params: { ...params, item: RecordIdText },
      query: {
        menu: optional(RecordIdText),
        channel: optional(Schema.Literals(orderChannels)),
        at: optional(Moment),
      },
    },
    { success: () => Schema.Array(Blocker) },
  ),
}
