import { getTableName, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { applyOps, type MadeChanges, type Making } from "../../../../src/contract/menu/changes/applyOps.ts"
import { copyOrder } from "../../../../src/contract/menu/copying/matchRows.ts"
import type { OpsRefusal } from "../../../../src/contract/menu/changes/draft.ts"
import {
  type MenuData,
  type MenuList,
  menuListNames,
  menuLists,
} from "../../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { isLiveOp } from "../../../../src/contract/menu/versions/isLiveOp.ts"
import type { OwnerIds } from "../../access/ownerIds.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import { type Database, query } from "../../db/database.ts"
import { tableOf } from "../../db/described/tables.ts"
import { badRequest } from "../../http/issues.ts"
import type { Context } from "../../resource/context.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { keepVersions } from "../versions/keepVersions.ts"
import { checkReturning } from "../versions/removedRows.ts"
import { writeFollows } from "../following/writeFollows.ts"
import { noteStops } from "./menuNotices.ts"
import { noteMenu } from "./noteMenu.ts"
import { writeOrder } from "./positions.ts"
import { writeLinks } from "./writeLinks.ts"
import { deleteRows, type MenuChange, writeRows } from "./writeRows.ts"

/** Services of whoever changes menus. */
export interface MenuServices {
  readonly contexts: ReadonlyArray<Context>
  readonly clock: StoreClock
}

const contextOf = ({ contexts }: MenuServices, list: MenuList): Context =>
  contexts.find(({ resource }) => resource.name === menuLists[list].name)!

/** Numbers of the rows that changes create, reserved at once. */
const reserveIds = async (tx: Database, ops: ReadonlyArray<MenuOp>) => {
  const reserved = new Map<MenuList, Array<number>>()
  for (const list of menuListNames) {
    const count = ops.filter((change) => change.op === "create" && change.list === list).length
    if (count === 0) continue
    const table = getTableName(tableOf(menuLists[list]))
    const { rows } = await tx.execute<{ readonly id: number }>(
      sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::float8 as id from generate_series(1, ${count})`,
    )
    reserved.set(
      list,
      rows.map(({ id }) => id),
    )
  }
  return (list: MenuList): number => reserved.get(list)!.shift()!
}

/** Fails with the reason changes are refused. */
export const failed = (refusal: OpsRefusal, { language }: RuleScope) =>
  refusal._tag === "InvalidOps" ? Effect.fail(badRequest(refusal.issues, language)) : Effect.fail(refusal)

/** Lists whose rows may have another place than before. */
const isReordered = (ops: ReadonlyArray<MenuOp>, list: MenuList): boolean =>
  (menuLists[list] as Resource).order !== undefined &&
  ops.some((change) => change.op === "move" && change.list === list)

/** Writes what differs between a menu and the same menu after changes. */
export const writeMenu = Effect.fnUntraced(function* (
  services: MenuServices,
  at: RuleScope,
  change: MenuChange,
  /** True of lists whose rows may have another order. */
  hasNewOrder: (list: MenuList) => boolean,
) {
  for (const list of copyOrder) yield* writeRows(contextOf(services, list), at, change)
  yield* query(() => writeLinks(at.tx, change))
  for (const list of copyOrder.toReversed()) yield* deleteRows(contextOf(services, list), at, change)
  yield* query(() => writeFollows(at.tx, change))
  yield* query(async () => {
    for (const list of menuListNames)
      if (hasNewOrder(list)) await writeOrder(at.tx, list, change.company, change.after[list] as never)
  })
})

/** Changes of a menu that is read and locked. */
export interface ReadMenuWork {
  readonly company: number
  readonly owner: OwnerIds
  readonly before: MenuData
  readonly ops: ReadonlyArray<MenuOp>
  readonly reason?: string | undefined
  readonly isFromModel?: boolean
  /** The menu as it is written once the changes were made. */
  readonly finish?: (made: MadeChanges) => MenuData
}

/** Makes changes of a menu, all or none, with their lines in the history. */
export const makeChanges = Effect.fn("menu.make")(function* (
  services: MenuServices,
  at: RuleScope,
  { company, owner, before, ops, reason, isFromModel = false, finish }: ReadMenuWork,
) {
  yield* checkReturning(at.tx, company, ops)
  const newId = yield* query(() => reserveIds(at.tx, ops))
  const { clock } = services
  const application = Number(owner.applicationId)
  const making: Making = { newId, at: clock.now(), isFromModel }
  const made = applyOps(before, ops, making)
  if ("refusal" in made) return yield* failed(made.refusal, at)
  const after = finish ? finish(made) : made.data
  const columns = { applicationId: owner.applicationId ?? null, companyId: company }
  const change: MenuChange = { before, after, company, owner: columns }
  if (!ops.every((one) => isLiveOp(before, one)))
    yield* query(() => keepVersions(at.tx, { company, application, clock }, at.caller.user.id as number))
  yield* writeMenu(services, at, change, (list) => isReordered(ops, list))
  yield* noteMenu(at, change, reason)
  yield* query(() => noteStops(at.tx, change, clock.now()))
  return { ...made, data: after }
})
