import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { publishedMenu } from "../../../../src/contract/menu/versions/publishedMenu.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import type { Database } from "../../db/database.ts"
import { readMenu } from "../editor/readMenu.ts"
import { readSnapshot } from "./versionRows.ts"

/** A store's menu as anybody may read it: the version that is public, if any, with what is sold out by now. */
export const readPublicMenu = async (
  db: Database,
  clock: StoreClock,
  company: number,
  published: number | null,
): Promise<MenuData> => {
  const data = await readMenu(db, clock, company)
  if (published === null) return data
  const snapshot = await readSnapshot(db, company, published)
  return snapshot ? publishedMenu(snapshot, data) : data
}
