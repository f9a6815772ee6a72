import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { OtherTenant, WouldCircle } from "../../../../src/contract/menu/copying/refusals.ts"
import { menuPlan } from "../../../../src/contract/menu/copying/menuPlan.ts"
import {
  begun,
  followed,
  followOps,
  planFollowing,
  withoutModel,
} from "../../../../src/contract/menu/following/followModel.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { companyOwner } from "../../access/companyOwner.ts"
import { type Database, query } from "../../db/database.ts"
import { menuFollows } from "../../db/menuChainSchema.ts"
import { companies } from "../../db/schema.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { failed, makeChanges, type MenuServices } from "../editor/makeChanges.ts"
import { lockMenu, raiseVersion, readMenu, wholeMenu } from "../editor/readMenu.ts"
import { syncFollowers } from "./syncFollowers.ts"
import { writeFollows } from "./writeFollows.ts"

/** A store and the one it is to follow. */
export interface Follow {
  readonly company: number
  readonly model: number | null
}

/** The stores from one up to the last that is followed, by name, the nearest first. */
const chainFrom = async (tx: Database, company: number) => {
  const found = await tx.execute<{ readonly id: number; readonly name: string }>(sql`with recursive chain as (
      select ${company}::bigint as id, 1 as level
      union select f.model_id, c.level + 1 from chain c join ${menuFollows} f on f.company_id = c.id where c.level < 100)
    select c.id::float8 as id, s.name from chain c join ${companies} s on s.id = c.id order by c.level`)
  return found.rows
}

/** Refuses to follow a store of somebody else, and one that follows this one. */
const checkModel = Effect.fnUntraced(function* (at: RuleScope, company: number, model: number) {
  const { tx, caller } = at
  const own = yield* companyOwner(tx, caller, company)
  const other = yield* companyOwner(tx, caller, model).pipe(
    Effect.catchTag("NotFound", () => Effect.succeed(undefined)),
  )
  const isSameTenant =
    other !== undefined &&
    other.applicationId === own.applicationId &&
    (other.franchiseId === null || other.franchiseId === own.franchiseId)
  if (!isSameTenant) return yield* new OtherTenant()
  const chain = yield* query(() => chainFrom(tx, model))
  const end = chain.findIndex(({ id }) => id === company)
  if (end < 0) return undefined
  const stores = chain.slice(0, end + 1).map(({ name }) => name)
  return yield* new WouldCircle({ stores: [stores.at(-1) ?? "", ...stores] })
})

/** The caller with all the stores they may view, whichever they view now. */
export const withMembership = ({ caller, ...at }: RuleScope): RuleScope => ({
  ...at,
  caller: { ...caller, reach: caller.membership },
})

const planned = (at: RuleScope, model: MenuData, own: MenuData, now: number) => {
  const found = planFollowing(model, begun(model, own), now, own)
  return "refusal" in found ? failed(found.refusal, at) : Effect.succeed(found.plan)
}

/** Tells what would change in a store's menu if it followed another one. */
export const planFollow = Effect.fn("menu.planFollow")(function* (
  { clock }: MenuServices,
  scope: RuleScope,
  { company, model: modelId }: Follow,
) {
  const at = withMembership(scope)
  yield* companyOwner(at.tx, at.caller, company)
  const own = yield* query(() => readMenu(at.tx, clock, company))
  if (modelId === null) return menuPlan(own, withoutModel(own), own.items.length)
  yield* checkModel(at, company, modelId)
  const model = yield* query(() => readMenu(at.tx, clock, modelId))
  return yield* planned(at, model, own, clock.now())
})

/** Makes a store follow another one, or none any more. */
export const followMenu = Effect.fn("menu.follow")(function* (
  services: MenuServices,
  scope: RuleScope,
  { company, model: modelId }: Follow,
) {
  const at = withMembership(scope)
  const { tx, caller } = at
  const { clock } = services
  const owner = yield* companyOwner(tx, caller, company)
  // Two stores that begin to follow each other at once see each other.
  yield* query(() => tx.execute(sql`select pg_advisory_xact_lock(hashtext('menu chains'))`))
  if (modelId !== null) yield* checkModel(at, company, modelId)
  const [, former] = yield* query(() => chainFrom(tx, company))
  const isNews = former?.id !== (modelId ?? undefined)
  const models = [former?.id ?? null, modelId].filter((id) => id !== null)
  for (const id of new Set([...models, company])) yield* query(() => lockMenu(tx, id))
  // Whoever has a model store's menu open sees how many follow it.
  for (const id of isNews ? [...models, company] : []) yield* query(() => raiseVersion(tx, id))
  const own = yield* query(() => readMenu(tx, clock, company))
  if (own.follows?.model._id !== modelId)
    yield* query(() => tx.delete(menuFollows).where(eq(menuFollows.companyId, company)))
  if (modelId === null) return menuPlan(own, withoutModel(own), own.items.length)
  const model = yield* query(() => readMenu(tx, clock, modelId))
  const before = begun(model, own)
  const plan = yield* planned(at, model, own, clock.now())
  yield* query(async () => {
    await tx
      .insert(menuFollows)
      .values({ applicationId: owner.applicationId, companyId: company, modelId })
      .onConflictDoUpdate({ target: menuFollows.companyId, set: { modelId, isBehind: false } })
    if (before !== own) await writeFollows(tx, { before: withoutModel(own), after: before, company, owner })
  })
  const ops = followOps(model, before, clock.now())
  const finish = (made: Parameters<typeof followed>[2]) => followed(model, before, made)
  const made = yield* makeChanges(services, at, { company, owner, before, ops, isFromModel: true, finish })
  yield* syncFollowers(services, at, { company, part: wholeMenu, before, after: made.data })
  return plan
})
