import type { MenuData, MenuRow } from "../../../contract/menu/menuData.ts"
import type { MenuSnapshot } from "../../../contract/menu/public/snapshot.ts"
import { snapshotOf } from "../../../contract/menu/public/snapshotOf.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"

const plain = { context: "DELIVERY", adjustKind: "NONE", roundTo: "NONE", isDefault: true } as const

/**
 * The menu as `MenuSnapshot` of Open Delivery 2 without what its menus change: the items' own prices, on every channel.
 * Hidden items are not in it.
 */
export const baseSnapshot = (
  data: MenuData,
  at: number,
  pictureOf: (file: RecordId) => string,
): MenuSnapshot | undefined => {
  const own = data.menus.find(({ isDefault }) => isDefault)
  const menu: MenuRow = {
    ...plain,
    _id: own?._id ?? data.store._id,
    version: 1,
    status: "ACTIVE",
    name: own?.name ?? data.store.name,
  }
  return snapshotOf({ ...data, menus: [menu], places: [] }, menu._id, { at, pictureOf })
}
