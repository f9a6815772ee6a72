import { and, asc, eq, isNull, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { passingOps } from "../../../../src/contract/menu/changes/passingOps.ts"
import { plannedIds } from "../../../../src/contract/menu/changes/plannedIds.ts"
import { copyPlan } from "../../../../src/contract/menu/copying/copyMenu.ts"
import { menuPart } from "../../../../src/contract/menu/copying/menuPart.ts"
import { menuPlan } from "../../../../src/contract/menu/copying/menuPlan.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { UnknownReference } from "../../../../src/contract/resource/refusals.ts"
import { NotFound } from "../../../../src/contract/wire/refusals.ts"
import { companyOwner } from "../../access/companyOwner.ts"
import { query } from "../../db/database.ts"
import { menuCopies, menuCopyLines } from "../../db/menuChainSchema.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { makeChanges, type MenuServices } from "../editor/makeChanges.ts"
import { lockMenu, readMenu, wholeMenu } from "../editor/readMenu.ts"
import { withMembership } from "../following/followMenu.ts"
import { syncFollowers } from "../following/syncFollowers.ts"
import { freshOps, keptPlan } from "../../../../src/contract/menu/copying/keptRows.ts"

/** A copy of a store's menu, or of some of its categories, to other stores. */
export interface Copy {
  readonly company: number
  readonly companies: ReadonlyArray<number>
  readonly categories?: ReadonlyArray<number>
}

/** The application of a copied menu, and owners of the stores it is copied to, in the order in which they are locked; fails if one is beyond reach. */
const ownersOf = Effect.fnUntraced(function* ({ tx, caller }: RuleScope, { company, companies }: Copy) {
  const { applicationId } = yield* companyOwner(tx, caller, company)
  const beyond = new UnknownReference({ field: "companies" })
  if (companies.includes(company)) return yield* beyond
  const ids = companies.toSorted((one, two) => one - two)
  const owners = yield* Effect.forEach(ids, (id) =>
    companyOwner(tx, caller, id).pipe(Effect.catchTag("NotFound", () => Effect.fail(beyond))),
  )
  return { applicationId, owners }
})

const sourceOf = (menu: MenuData, { categories }: Copy) => (categories ? menuPart(menu, categories) : menu)

/** Tells what a copy would change in each store. */
export const planCopy = Effect.fn("menu.planCopy")(function* (
  { clock }: MenuServices,
  scope: RuleScope,
  copy: Copy,
) {
  const at = withMembership(scope)
  const { owners } = yield* ownersOf(at, copy)
  const source = sourceOf(yield* query(() => readMenu(at.tx, clock, copy.company)), copy)
  return yield* Effect.forEach(owners, ({ companyId }) =>
    Effect.map(
      query(() => readMenu(at.tx, clock, companyId)),
      (target) => copyPlan(source, target, clock.now()).plan,
    ),
  )
})

/** Copies a menu to stores in one transaction; a store that cannot take it is left as it is, and its plan says why. */
export const copyMenus = Effect.fn("menu.copy")(function* (
  services: MenuServices,
  scope: RuleScope,
  copy: Copy,
) {
  const at = withMembership(scope)
  const { tx, caller } = at
  const { clock } = services
  const { applicationId, owners } = yield* ownersOf(at, copy)
  const source = sourceOf(yield* query(() => readMenu(tx, clock, copy.company)), copy)
  const [created] = yield* query(() =>
    tx
      .insert(menuCopies)
      .values({ applicationId, companyId: copy.company, startedBy: caller.user.id as number })
      .returning({ id: menuCopies.id }),
  )
  const copyId = created!.id
  const plans = yield* Effect.forEach(owners, (owner) =>
    Effect.gen(function* () {
      const company = owner.companyId
      yield* query(() => lockMenu(tx, company))
      const before = yield* query(() => readMenu(tx, clock, company))
      const { plan, ops } = copyPlan(source, before, clock.now())
      if (ops.length === 0) return plan
      const made = yield* makeChanges(services, at, { company, owner, before, ops })
      yield* syncFollowers(services, at, { company, part: wholeMenu, before, after: made.data })
      yield* query(() =>
        tx.insert(menuCopyLines).values({ copyId, companyId: company, inverse: made.inverse }),
      )
      return plan
    }),
  )
  return { _id: copyId, plans }
})

/** Takes a copy back in each store, but for rows that somebody changed since. */
export const undoCopy = Effect.fn("menu.undoCopy")(function* (
  services: MenuServices,
  scope: RuleScope,
  { company: from, copy: id }: { readonly company: number; readonly copy: number },
) {
  const at = withMembership(scope)
  const { tx, caller } = at
  yield* companyOwner(tx, caller, from)
  const [begun] = yield* query(() =>
    tx
      .update(menuCopies)
      .set({ undoneAt: sql`now()` })
      .where(and(eq(menuCopies.id, id), eq(menuCopies.companyId, from), isNull(menuCopies.undoneAt)))
      .returning({ id: menuCopies.id }),
  )
  if (!begun) return yield* new NotFound()
  const lines = yield* query(() =>
    tx.select().from(menuCopyLines).where(eq(menuCopyLines.copyId, id)).orderBy(asc(menuCopyLines.companyId)),
  )
  return yield* Effect.forEach(lines, ({ companyId: company, inverse }) =>
    Effect.gen(function* () {
      const owner = yield* companyOwner(tx, caller, company)
      yield* query(() => lockMenu(tx, company))
      const before = yield* query(() => readMenu(tx, services.clock, company))
      const { ops, kept } = freshOps(before, inverse)
      const making = { newId: plannedIds(), at: services.clock.now() }
      const passing = passingOps(before, ops, making)
      const made = yield* makeChanges(services, at, { company, owner, before, ops: passing })
      yield* syncFollowers(services, at, { company, part: wholeMenu, before, after: made.data })
      return keptPlan(menuPlan(before, made.data, 0), before, kept)
    }),
  )
})
