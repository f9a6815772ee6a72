import { applyOps, type MadeChanges, type Making } from "../changes/applyOps.ts"
import { type OpsRefusal, rowsIn } from "../changes/draft.ts"
import { passingOps } from "../changes/passingOps.ts"
import { plannedIds } from "../changes/plannedIds.ts"
import { copyLinks } from "../copying/copyLinks.ts"
import { copyId, type Copying, copyRows } from "../copying/copyRows.ts"
import { copyOrder, matchRows } from "../copying/matchRows.ts"
import { matchedRows } from "../copying/copyMenu.ts"
import { type MenuPlan, menuPlan } from "../copying/menuPlan.ts"
import { orderOps } from "../copying/orderOps.ts"
import type { AnyRow } from "../editorRow.ts"
import { madeOnce } from "../lookups.ts"
import type { MenuData, MenuList } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import type { InheritedRow, StoreOverride } from "./follows.ts"
import { overridden } from "./inherited.ts"

/** Status a row gives to stores that follow: what is sold out in one kitchen is not in another. */
const statusFor = ({ status }: AnyRow) => (status === "HIDDEN" ? "HIDDEN" : "AVAILABLE")

/** A row of a store that follows one of its model store. */
const follow = (list: MenuList, row: AnyRow["_id"], source: AnyRow): InheritedRow => ({
  list,
  row,
  source: source._id,
  ...((list === "items" || list === "options") && {
    price: source["price"] as number,
    status: statusFor(source),
  }),
  ...(list === "groups" && { isActive: source["isActive"] === true }),
})

/** Values in which a store that begins to follow differs: they stay its own. */
const differences = (list: MenuList, own: AnyRow, source: AnyRow): StoreOverride | undefined => {
  const { price, status } = follow(list, own._id, source)
  if (list === "groups") {
    const visible = own["isActive"] === true
    return visible === (source["isActive"] === true) ? undefined : { group: own._id, visible }
  }
  if (list !== "items" && list !== "options") return undefined
  const until = own["soldOutUntil"] as string | undefined
  const values = {
    ...(own["price"] !== price && { price: own["price"] as number }),
    ...(own.status !== status && {
      status: own.status ?? "",
      ...(until !== undefined && { soldOutUntil: until }),
    }),
  }
  if (Object.keys(values).length === 0) return undefined
  return { [list === "items" ? "item" : "option"]: own._id, ...values }
}

/** The menu of a store as its own, whoever it follows. */
export const withoutModel = (menu: MenuData): MenuData => {
  const { follows: _, ...own } = menu
  return own
}

/** The menu of a store that is about to follow another one: its rows that are the same, and what differs in them. */
export const beginFollowing = (model: MenuData, own: MenuData): MenuData => {
  const matches = matchRows(model, own)
  const pairs = copyOrder.flatMap((list) =>
    rowsIn(model, list).flatMap((source) => {
      const row = matches.of(list, source._id)
      return row ? [{ list, row, source }] : []
    }),
  )
  const { _id, name } = model.store
  return {
    ...own,
    follows: {
      model: { _id, name },
      rows: pairs.map(({ list, row, source }) => follow(list, row._id, source)),
      overrides: pairs.flatMap(({ list, row, source }) => differences(list, row, source) ?? []),
    },
  }
}

/** The rows of a store that are its model store's; worked out once for two menus. */
const matchesOf = madeOnce((model: MenuData) =>
  madeOnce((own: MenuData) => matchRows(model, own, own.follows?.rows)),
)

const copyingFrom = (model: MenuData, own: MenuData, isPart: boolean): Copying => ({
  source: model,
  target: own,
  matches: matchesOf(model)(own),
  isFollowing: true,
  isPart,
})

const removalOrder = [...copyOrder].toReversed()

/** Removals of rows whose model is gone. What a row of the store's own still needs stays, and is its own from then on. */
const removals = (
  model: MenuData,
  now: MenuData,
  { follows }: MenuData,
  making: Making,
): ReadonlyArray<MenuOp> => {
  const gone = removalOrder.flatMap((list) => {
    const sources = new Set(rowsIn(model, list).map(({ _id }) => String(_id)))
    const rows = (follows?.rows ?? []).filter((one) => one.list === list && !sources.has(String(one.source)))
    const ids = new Set(rows.map(({ row }) => String(row)))
    return rowsIn(now, list).flatMap(({ _id, version, ...row }) =>
      ids.has(String(_id))
        ? [{ change: { op: "remove", list, _id, version } as const, isInner: row["parent"] !== undefined }]
        : [],
    )
  })
  const ordered = gone.toSorted((one, two) => Number(two.isInner) - Number(one.isInner))
  return passingOps(
    now,
    ordered.map(({ change }) => change),
    making,
  )
}

/**
 * Changes that bring the menu of a store up to date with its model store's. `isPart`: both are known in part, of which
 * nothing is new, moved or gone.
 */
export const followOps = (
  model: MenuData,
  own: MenuData,
  at: number,
  isPart = false,
): ReadonlyArray<MenuOp> => {
  const copying = copyingFrom(model, own, isPart)
  if (isPart) return copyRows(copying)
  const ops = [...copyRows(copying), ...copyLinks(copying), ...orderOps(copying)]
  const making: Making = { newId: plannedIds(), at, isFromModel: true }
  const made = applyOps(own, ops, making)
  return "refusal" in made ? ops : [...ops, ...removals(model, made.data, own, making)]
}

/** The menu once those changes were made, with the rows that follow the model store from now on. */
export const followed = (
  model: MenuData,
  own: MenuData,
  { data, ids }: MadeChanges,
  isPart = false,
): MenuData => {
  const { follows } = own
  if (!follows) return data
  const matches = matchesOf(model)(own)
  const present = new Set(
    copyOrder.flatMap((list) => rowsIn(data, list).map(({ _id }) => `${list} ${String(_id)}`)),
  )
  const rows = copyOrder.flatMap((list) =>
    rowsIn(model, list).flatMap((source) => {
      const row = matches.of(list, source._id)?._id ?? ids[copyId(list, source._id)]
      return row !== undefined && present.has(`${list} ${String(row)}`) ? [follow(list, row, source)] : []
    }),
  )
  const renewed = new Set(rows.map(({ list, row }) => `${list} ${String(row)}`))
  const isPresent = (one: StoreOverride) => present.has(overridden(one).join(" "))
  return {
    ...data,
    follows: isPart
      ? {
          ...follows,
          rows: [...follows.rows.filter(({ list, row }) => !renewed.has(`${list} ${String(row)}`)), ...rows],
        }
      : { ...follows, rows, overrides: follows.overrides.filter(isPresent) },
  }
}

/** The plan of what a store that follows another one takes over from it, or the reason it cannot. */
export const planFollowing = (
  model: MenuData,
  own: MenuData,
  at: number,
  /** The menu as it is, where it is about to begin to follow. */
  before: MenuData = own,
): { readonly plan: MenuPlan } | { readonly refusal: OpsRefusal } => {
  const making: Making = { newId: plannedIds(), at, isFromModel: true }
  const made = applyOps(own, followOps(model, own, at), making)
  if ("refusal" in made) return made
  return { plan: menuPlan(before, followed(model, own, made), matchedRows(model, own)) }
}

/** The menu of a store as it begins to follow another one, or follows it already. */
export const begun = (model: MenuData, own: MenuData): MenuData =>
  own.follows?.model._id === model.store._id ? own : beginFollowing(model, withoutModel(own))
