import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { publishedMenu } from "../../../../src/contract/menu/versions/publishedMenu.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import type { Database } from "../../db/database.ts"
import { readMenu } from "../editor/readMenu.ts"
import { readPublished, readPublishes } from "./versionRows.ts"

/** A store's menu as anybody may read it: the published version where somebody publishes, with what is sold out by now. */
export const readPublicMenu = async (db: Database, clock: StoreClock, company: number): Promise<MenuData> => {
  const data = await readMenu(db, clock, company)
  if ((await readPublishes(db, company)) === "AUTO") return data
  const published = await readPublished(db, company)
  return published ? publishedMenu(published.snapshot, data) : data
}
