import { applyOps } from "../contract/menu/changes/applyOps.ts"
import { followed, followOps } from "../contract/menu/following/followModel.ts"
import type { MenuData, MenuList } from "../contract/menu/menuData.ts"
import { keepMenu, menuOf, type MenuPlace } from "./menuMemory.ts"

type Numbering = (list: MenuList) => number

/** Keeps what a store takes over from the one it follows; `own` has what it differs in. */
export const takeOver = (place: MenuPlace, model: MenuData, own: MenuData, newId: Numbering): void => {
  const at = Date.now()
  const made = applyOps(own, followOps(model, own, at), { newId, at, isFromModel: true })
  if ("data" in made) keepMenu(place, own, followed(model, own, made))
}

/** Brings the menus of the stores that follow one up to date. */
export const syncFollowers = (place: MenuPlace, company: number, newId: Numbering): void => {
  for (const [follower, { model }] of place.menus.follows) {
    if (model._id !== company) continue
    takeOver(place, menuOf(place, company), menuOf(place, follower), newId)
    syncFollowers(place, follower, newId)
  }
}
