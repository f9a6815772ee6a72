import * as Effect from "effect/Effect"
import { allows, permissionsIn } from "../contract/access/access.ts"
import { applyOps, changedRows } from "../contract/menu/changes/applyOps.ts"
import type { MenuData, MenuList } from "../contract/menu/menuData.ts"
import { menuLists } from "../contract/menu/menuData.ts"
import { contentRows } from "../contract/menu/versions/menuContent.ts"
import { rowWithId } from "../contract/menu/lookups.ts"
import { blockersOf } from "../contract/menu/blockersOf.ts"
import { gatesOf, menu as calls } from "../contract/menu/menuCalls.ts"
import type { MenuOp, OpNamed } from "../contract/menu/menuOps.ts"
import { stoppedAt } from "../contract/menu/menuStops.ts"
import { holdingOrders } from "../contract/menu/openOrders.ts"
import { type Stop, stopOps, stopTarget, type StopTarget } from "../contract/menu/stopOps.ts"
import { isLiveOp } from "../contract/menu/versions/isLiveOp.ts"
import { UnknownReference } from "../contract/resource/refusals.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { sameId } from "../contract/wire/recordId.ts"
import { Forbidden, NotFound } from "../contract/wire/refusals.ts"
import type { Handler } from "./Handler.ts"
import { keepMenu, type MenuPlace } from "./menuMemory.ts"
import { companyIn, menuNamed } from "./menuNamed.ts"
import { syncFollowers } from "./menuFollowing.ts"
import { noteVersion } from "./menuVersionHandlers.ts"
import { badRequest } from "./readInput.ts"
import { removedUse } from "./recordUse.ts"

/** Numbers of rows that are made, after those there are. */
export const numbering = ({ lists }: MenuPlace) => {
  const next = new Map<MenuList, number>()
  return (list: MenuList): number => {
    const { table } = lists.tables.find(({ resource }) => resource.name === menuLists[list].name) ?? {}
    const id = next.get(list) ?? table?.nextId() ?? 1
    next.set(list, id + 1)
    return id
  }
}

/** True if a version of the menu has the row that comes back. */
const isKept = ({ menus }: MenuPlace, { list, _id }: OpNamed<"create">): boolean =>
  menus.versions.some(({ content }) => content && rowWithId(contentRows(content, list), _id) !== undefined)

const change = (
  place: MenuPlace,
  data: MenuData,
  ops: ReadonlyArray<MenuOp>,
): Effect.Effect<unknown, object> => {
  const unknown = ops.findIndex((one) => one.op === "create" && one._id !== undefined && !isKept(place, one))
  if (unknown >= 0) return Effect.fail(new UnknownReference({ field: `ops.${unknown}._id` }))
  const made = applyOps(data, ops, { newId: numbering(place), at: Date.now() })
  if ("refusal" in made) {
    const { refusal } = made
    return Effect.fail(refusal._tag === "InvalidOps" ? badRequest(refusal.issues) : refusal)
  }
  const use = removedUse(place.lists, data, made.data)
  if (use) return Effect.fail(use)
  if (!ops.every((one) => isLiveOp(data, one))) noteVersion(place, data)
  if (ops.length > 0) keepMenu(place, data, made.data)
  syncFollowers(place, Number(data.store._id), numbering(place))
  return Effect.succeed({
    from: data.version,
    version: place.menus.version,
    ids: made.ids,
    rows: changedRows(data, made.data),
    inverse: made.inverse,
  })
}

/** The version of a menu, and whether its store is open. */
const newsOf = ({ version, store: { isOpen, changesAt } }: MenuData) => ({
  version,
  ...(isOpen !== undefined && { isOpen }),
  ...(changesAt && { changesAt }),
})

/** Handlers of a backend for the menu's editor. */
export const menuHandlers = (place: MenuPlace): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const editing: Handler = Effect.fnUntraced(function* (input) {
    const { ops } = input.body as { readonly ops: ReadonlyArray<MenuOp> }
    const closed = gatesOf(ops).find((gate) => !allows(gate, place.lists.user))
    if (closed) return yield* new Forbidden({ needs: permissionsIn(closed) })
    return yield* change(place, yield* menuNamed(place, input), ops)
  })
  const stopping: Handler = Effect.fnUntraced(function* (input) {
    const data = yield* menuNamed(place, input)
    const stop = input.body as Stop
    if (!stopTarget(data, stop)) return yield* new UnknownReference({ field: "body" })
    return yield* change(place, data, stopOps(data, stop, Date.now()))
  })
  const blockers: Handler = Effect.fnUntraced(function* (input) {
    const data = yield* menuNamed(place, input)
    const { item: id } = input.params as { readonly item: number }
    const { at, ...query } = input.query as { readonly at?: string; readonly menu?: number }
    const item = data.items.find(({ _id }) => sameId(_id, id))
    if (!item) return yield* new NotFound()
    return blockersOf(data, item, { ...query, at: at === undefined ? Date.now() : Date.parse(at) })
  })
  const openOrders: Handler = Effect.fnUntraced(function* (input) {
    const data = yield* menuNamed(place, input)
    const ofStore = [...place.orders.values()].filter(({ company }) => company?._id === companyIn(input))
    return holdingOrders(data, input.query as StopTarget, ofStore, Date.now())
  })
  const stops: Handler = Effect.fnUntraced(function* (input) {
    return stoppedAt(yield* menuNamed(place, input), Date.now()).map((one) => ({ ...one, notices: [] }))
  })
  return [
    [calls.stops, stops],
    [calls.openOrders, openOrders],
    [calls.editor, (input) => menuNamed(place, input)],
    [calls.version, (input) => Effect.map(menuNamed(place, input), newsOf)],
    [calls.changes, editing],
    [calls.stop, stopping],
    [calls.blockers, blockers],
  ]
}
