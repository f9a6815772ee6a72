import { placeIn } from "../lookups.ts"
import type { MenuData, MenuPlace } from "../menuData.ts"
import type { MenuOp, OpNamed } from "../menuOps.ts"
import { type Draft, isSameLink, resolved, undoBy } from "./draft.ts"
import { named, putLinks, replaced, withoutNulls } from "./linkOps.ts"

/** A change of what differs of an item in one menu. */
type PlaceOp = OpNamed<"place"> | OpNamed<"noPlace">

/** An item's values in a menu; `priceOverride` and `position` are null where they are inherited. */
interface PlaceValues {
  readonly visible: boolean
  readonly priceOverride: number | null
  readonly position: number | null
}

const inherited: PlaceValues = { visible: true, priceOverride: null, position: null }
const names = Object.keys(inherited) as ReadonlyArray<keyof PlaceValues>

export const isPlaceOp = (change: MenuOp): change is PlaceOp =>
  change.op === "place" || change.op === "noPlace"

/** The values an item has in a menu. */
export const placeValues = (
  { places }: Pick<MenuData, "places">,
  { menu, item }: Pick<MenuPlace, "menu" | "item">,
): PlaceValues => {
  const { visible, priceOverride = null, position = null } = placeIn(places, menu, item) ?? inherited
  return { visible, priceOverride, position }
}

/** The values a change writes. */
export const writtenValues = (change: PlaceOp): Partial<PlaceValues> =>
  change.op === "noPlace"
    ? inherited
    : Object.fromEntries(names.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])))

/** The values that a change would take the place of. */
export const valuesUnder = (data: Pick<MenuData, "places">, change: PlaceOp): Partial<PlaceValues> => {
  const now = placeValues(data, change)
  return Object.fromEntries(Object.keys(writtenValues(change)).map((name) => [name, now[name as never]]))
}

/** True if somebody else wrote other values since those a change was written over. */
export const isStalePlace = (data: Pick<MenuData, "places">, change: PlaceOp): boolean => {
  const { was = {} } = change
  const [now, written] = [placeValues(data, change), writtenValues(change)]
  return names.some(
    (name) => was[name] !== undefined && now[name] !== was[name] && now[name] !== written[name],
  )
}

const placeKeys = ["menu", "item"]

const placeUndo = ({ priceOverride, position, ...key }: MenuPlace): MenuOp => ({
  op: "place",
  ...key,
  priceOverride: priceOverride ?? null,
  position: position ?? null,
})

/** Sets an item's differences in a menu. A row without any difference goes. */
export const place = (draft: Draft, change: OpNamed<"place">, op: number) => {
  const key = {
    menu: named(draft, "menus", change.menu, op, "menu"),
    item: named(draft, "items", change.item, op, "item"),
  }
  const before = draft.data.places.find((one) => isSameLink(one, key, placeKeys))
  const { visible = before?.visible ?? true } = change
  const { priceOverride = before?.priceOverride, position = before?.position } = change
  const after = { ...key, visible, ...withoutNulls({ priceOverride, position }) } as MenuPlace
  const isInherited = visible && after.priceOverride === undefined && after.position === undefined
  putLinks(draft, "places", replaced(draft.data.places, before, isInherited ? undefined : after))
  undoBy(draft, before ? placeUndo(before) : { op: "noPlace", ...key })
}

export const noPlace = (draft: Draft, change: OpNamed<"noPlace">) => {
  const key = { menu: resolved(draft, change.menu), item: resolved(draft, change.item) }
  const before = draft.data.places.find((one) => isSameLink(one, key, placeKeys))
  if (!before) return
  putLinks(draft, "places", replaced(draft.data.places, before, undefined))
  undoBy(draft, placeUndo(before))
}
