import * as Effect from "effect/Effect"
import { changedRows } from "../../../../src/contract/menu/changes/applyOps.ts"
import { type MenuData, menuListNames } from "../../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { companyOwner } from "../../access/companyOwner.ts"
import { query } from "../../db/database.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { syncFollowers } from "../following/syncFollowers.ts"
import { makeChanges, type MenuServices } from "./makeChanges.ts"
import { idsNamed } from "./partOf.ts"
import { lockMenu, lockRows, type MenuPart, readMenu, readVersion } from "./readMenu.ts"

/** Changes that are made to a menu: which part of it they need, and which they are. */
export interface MenuWork {
  readonly company: number
  readonly part: MenuPart
  /** Rows that are locked before the menu is read. */
  readonly locked: ReadonlyArray<MenuOp>
  readonly opsOf: (data: MenuData) => ReadonlyArray<MenuOp>
  readonly reason?: string | undefined
}

/** Makes changes of a company's menu, and of those of the stores that follow it, in one transaction: all or none. */
export const changeMenu = Effect.fn("menu.change")(function* (
  services: MenuServices,
  at: RuleScope,
  { company, part, locked, opsOf, reason }: MenuWork,
) {
  const { tx, caller } = at
  const owner = yield* companyOwner(tx, caller, company)
  yield* query(() => lockMenu(tx, company))
  yield* query(async () => {
    for (const list of menuListNames) await lockRows(tx, list, company, idsNamed(locked, list))
  })
  const before = yield* query(() => readMenu(tx, services.clock, company, part))
  const ops = opsOf(before)
  const made = yield* makeChanges(services, at, { company, owner, before, ops, reason })
  yield* syncFollowers(services, at, { company, part, before, after: made.data })
  const version = yield* query(() => readVersion(tx, company))
  return {
    from: before.version,
    version,
    ids: made.ids,
    rows: changedRows(before, made.data),
    inverse: made.inverse,
  }
})
