import * as Effect from "effect/Effect"
import { planFollowing } from "../../../../src/contract/menu/following/followModel.ts"
import { applyOps } from "../../../../src/contract/menu/changes/applyOps.ts"
import { plannedIds } from "../../../../src/contract/menu/changes/plannedIds.ts"
import type { menuCopies as contract } from "../../../../src/contract/menu/copying/menuCopies.ts"
import { refusedPlan } from "../../../../src/contract/menu/copying/menuPlan.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { companyOwner } from "../../access/companyOwner.ts"
import type { HandlersOf } from "../../calls/handler.ts"
import { query } from "../../db/database.ts"
import type { Context } from "../../resource/context.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { checkGates, type MenuCallServices } from "../editor/menuHandlers.ts"
import { failed, type MenuServices } from "../editor/makeChanges.ts"
import { readMenu } from "../editor/readMenu.ts"
import { followMenu, planFollow } from "../following/followMenu.ts"
import { readFollowers } from "../following/readFollows.ts"
import { type Copy, copyMenus, planCopy, undoCopy } from "./copyMenus.ts"

/** Tells what changes of a menu would change in those of its followers. */
const planChanges = Effect.fn("menu.planChanges")(function* (
  { clock }: MenuServices,
  at: RuleScope,
  company: number,
  ops: ReadonlyArray<MenuOp>,
) {
  yield* companyOwner(at.tx, at.caller, company)
  const before = yield* query(() => readMenu(at.tx, clock, company))
  const made = applyOps(before, ops, { newId: plannedIds(), at: clock.now() })
  if ("refusal" in made) return yield* failed(made.refusal, at)
  const followers = yield* query(() => readFollowers(at.tx, company))
  return yield* Effect.forEach(followers, (id) =>
    Effect.map(
      query(() => readMenu(at.tx, clock, id)),
      (own) => {
        const found = planFollowing(made.data, own, clock.now())
        if ("plan" in found) return found.plan
        return refusedPlan(own, found.refusal)
      },
    ),
  )
})

/** Handlers of copies of menus, and of stores that follow another one. */
export const menuCopyHandlers = (
  { db, storeClock: clock }: MenuCallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const services = { contexts, clock }
  return {
    planFollow: ({ params: { company }, body: { model }, caller, language }) =>
      planFollow(services, { tx: db, caller, language }, { company, model }) as never,
    follow: ({ params: { company }, body: { model }, caller, language, write }) =>
      write((tx) => followMenu(services, { tx, caller, language }, { company, model }) as never),
    planChanges: ({ params: { company }, body, caller, language }) =>
      Effect.gen(function* () {
        const ops = body.ops as ReadonlyArray<MenuOp>
        yield* checkGates(caller, ops)
        return yield* planChanges(services, { tx: db, caller, language }, company, ops)
      }) as never,
    planCopy: ({ params: { company }, body, caller, language }) =>
      planCopy(services, { tx: db, caller, language }, { company, ...body } as Copy) as never,
    copy: ({ params: { company }, body, caller, language, write }) =>
      write((tx) => copyMenus(services, { tx, caller, language }, { company, ...body } as Copy) as never),
    undoCopy: ({ params: { company, copy }, caller, language, write }) =>
      write((tx) => undoCopy(services, { tx, caller, language }, { company, copy }) as never),
  }
}
