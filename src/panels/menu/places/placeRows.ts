import { placeIn } from "../../../contract/menu/lookups.ts"
import type { CategoryRow, ItemRow, MenuData, MenuPlace } from "../../../contract/menu/menuData.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { shownItems } from "../shownItems.ts"

/** An item and what differs of it in one menu. */
interface PlaceRow {
  readonly item: ItemRow
  readonly place: MenuPlace | undefined
}

/** A category and those of its items that are looked at. */
interface PlaceSection {
  readonly category: CategoryRow
  readonly rows: ReadonlyArray<PlaceRow>
}

/** Items by category with their differences in a menu; only those with any where `isOwnOnly`. */
export const placeRows = (
  data: MenuData,
  menu: RecordId,
  { search, isOwnOnly, at }: { readonly search: string; readonly isOwnOnly: boolean; readonly at: number },
): ReadonlyArray<PlaceSection> =>
  shownItems(data, { search }, at).flatMap(({ category, items }) => {
    const rows = items
      .map((item) => ({ item, place: placeIn(data.places, menu, item._id) }))
      .filter(({ place }) => place !== undefined || !isOwnOnly)
    return rows.length > 0 ? [{ category, rows }] : []
  })
