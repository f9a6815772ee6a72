import { and, eq, sql } from "drizzle-orm"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import { changedRows } from "../../../../src/contract/menu/changes/applyOps.ts"
import { followed, followOps } from "../../../../src/contract/menu/following/followModel.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { anyOf } from "../../db/anyOf.ts"
import { type Database, query, transaction } from "../../db/database.ts"
import { inheritedRows, menuFollows } from "../../db/menuChainSchema.ts"
import { companies } from "../../db/schema.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { makeChanges, type MenuServices } from "../editor/makeChanges.ts"
import { lockMenu, lockRows, type MenuPart, readMenu, wholeMenu } from "../editor/readMenu.ts"
import { readFollowers } from "./readFollows.ts"

/** A menu that was changed, and the part of it that was read. */
export interface ChangedMenu {
  readonly company: number
  readonly part: MenuPart
  readonly before: MenuData
  readonly after: MenuData
}

const ownRows = async (tx: Database, company: number, list: string, sources: ReadonlyArray<unknown>) => {
  const rows = await tx
    .select({ row: inheritedRows.row })
    .from(inheritedRows)
    .where(
      and(
        eq(inheritedRows.companyId, company),
        eq(inheritedRows.list, list),
        sql`${inheritedRows.source} = ${anyOf(sources.map(Number))}`,
      ),
    )
  return rows.map(({ row }) => row)
}

/** The part of a follower's menu that changes of its model store may touch. */
const partFor = async (
  tx: Database,
  company: number,
  { part, before, after }: ChangedMenu,
): Promise<MenuPart> => {
  if (part.hasLinks) return wholeMenu
  const { items = [], options = [] } = changedRows(before, after)
  const [ownItems, ownOptions] = [
    await ownRows(
      tx,
      company,
      "items",
      items.map(({ _id }) => _id),
    ),
    await ownRows(
      tx,
      company,
      "options",
      options.map(({ _id }) => _id),
    ),
  ]
  return { rows: { items: ownItems, options: ownOptions }, hasLinks: false }
}

const ownerOf = async (tx: Database, company: number) => {
  const { applicationId, franchise: franchiseId } = companies
  const [found] = await tx
    .select({ applicationId, franchiseId })
    .from(companies)
    .where(eq(companies.id, company))
  return { ...found!, companyId: company }
}

const setBehind = (tx: Database, company: number, isBehind: boolean) =>
  tx.update(menuFollows).set({ isBehind }).where(eq(menuFollows.companyId, company))

/** Brings one store's menu up to date, and those of the stores that follow it. */
const sync = Effect.fnUntraced(function* (
  services: MenuServices,
  at: RuleScope,
  company: number,
  changed: ChangedMenu,
): Effect.fn.Return<void, unknown> {
  const { tx } = at
  yield* query(() => lockMenu(tx, company))
  let [model, part] = [changed.after, yield* query(() => partFor(tx, company, changed))]
  let own = yield* query(() => readMenu(tx, services.clock, company, part))
  if (own.follows?.isBehind && !part.hasLinks) {
    model = yield* query(() => readMenu(tx, services.clock, changed.company))
    part = wholeMenu
    own = yield* query(() => readMenu(tx, services.clock, company))
  }
  const isPart = !part.hasLinks
  const ops = followOps(model, own, services.clock.now(), isPart)
  if (own.follows?.isBehind) yield* query(() => setBehind(tx, company, false))
  if (ops.length === 0) return
  yield* query(async () => {
    for (const list of ["items", "options"] as const)
      if (isPart) await lockRows(tx, list, company, part.rows[list] ?? [])
  })
  const owner = yield* query(() => ownerOf(tx, company))
  const finish = (made: Parameters<typeof followed>[2]) => followed(model, own, made, isPart)
  const work = { company, owner, before: own, ops, isFromModel: true, finish }
  const made = yield* makeChanges(services, at, work)
  yield* syncFollowers(services, at, { company, part, before: own, after: made.data })
})

/**
 * Brings the menus of the stores that follow a store up to date, in the same transaction. A store whose menu refuses
 * the changes, as for a name it has given otherwise, stays as it was and is marked as behind: the next change tries again.
 */
export const syncFollowers = Effect.fn("menu.syncFollowers")(function* (
  services: MenuServices,
  at: RuleScope,
  changed: ChangedMenu,
): Effect.fn.Return<void> {
  if (!changed.before.followers) return
  for (const company of yield* query(() => readFollowers(at.tx, changed.company))) {
    const exit = yield* Effect.exit(
      transaction(at.tx, (tx) => sync(services, { ...at, tx }, company, changed)),
    )
    if (Exit.isSuccess(exit)) continue
    if (Option.isNone(Cause.findErrorOption(exit.cause)))
      yield* Effect.failCause(exit.cause as Cause.Cause<never>)
    yield* query(() => setBehind(at.tx, company, true))
  }
})
