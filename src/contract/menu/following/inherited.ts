import { idKey, type RecordId } from "../../wire/recordId.ts"
import { madeOnce } from "../lookups.ts"
import type { MenuData, MenuList } from "../menuData.ts"
import type { InheritedRow, StoreOverride } from "./follows.ts"

const key = (list: string, id: RecordId) => `${list} ${idKey(id)}`

const rowsByOwn = madeOnce(
  (rows: ReadonlyArray<InheritedRow>) => new Map(rows.map((one) => [key(one.list, one.row), one])),
)

/** The list of the row whose values an override is about, and its id. */
export const overridden = ({ item, option, group }: StoreOverride): readonly [MenuList, RecordId] =>
  item !== undefined ? ["items", item] : option !== undefined ? ["options", option] : ["groups", group ?? ""]

const overridesByRow = madeOnce(
  (overrides: ReadonlyArray<StoreOverride>) =>
    new Map(overrides.map((one) => [key(...overridden(one)), one])),
)

type Following = Pick<MenuData, "follows">

/** The row of a store's model store that one of its rows follows; undefined for rows of its own. */
export const inheritedRow = (
  { follows }: Following,
  list: MenuList,
  id: RecordId,
): InheritedRow | undefined => follows && rowsByOwn(follows.rows).get(key(list, id))

/** Values of a row that the store has of its own; undefined where all are its model store's. */
export const overrideOf = ({ follows }: Following, list: MenuList, id: RecordId): StoreOverride | undefined =>
  follows && overridesByRow(follows.overrides).get(key(list, id))
