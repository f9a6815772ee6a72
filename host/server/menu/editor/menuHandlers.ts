import * as Effect from "effect/Effect"
import { allows, permissionsFor } from "../../../../src/contract/access/access.ts"
import { blockersOf } from "../../../../src/contract/menu/blockersOf.ts"
import { gatesOf, type menu as contract } from "../../../../src/contract/menu/menuCalls.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { holdingOrders } from "../../../../src/contract/menu/openOrders.ts"
import { type Stop, stopOps, stopTarget, type StopTarget } from "../../../../src/contract/menu/stopOps.ts"
import { UnknownReference } from "../../../../src/contract/resource/refusals.ts"
import { Forbidden, NotFound } from "../../../../src/contract/wire/refusals.ts"
import type { Caller } from "../../access/caller.ts"
import { companyOwner } from "../../access/companyOwner.ts"
import type { CallServices, HandlersOf } from "../../calls/handler.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import { query } from "../../db/database.ts"
import type { Context } from "../../resource/context.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { changeMenu } from "./changeMenu.ts"
import type { MenuServices } from "./makeChanges.ts"
import { confirmNotices } from "./menuNotices.ts"
import { partOf, partOfStop } from "./partOf.ts"
import { readOpenOrders } from "./readOpenOrders.ts"
import { readStops } from "./readStops.ts"
import { readMenu } from "./readMenu.ts"

/** Services of the menu's calls. */
export interface MenuCallServices extends CallServices {
  readonly storeClock: StoreClock
}

/** Refuses changes that the caller may not make. */
export const checkGates = ({ user }: Caller, ops: ReadonlyArray<MenuOp>) => {
  const closed = gatesOf(ops).find((gate) => !allows(gate, user))
  return closed ? Effect.fail(new Forbidden({ needs: permissionsFor(closed, user) })) : Effect.void
}

/** Marks something as sold out, or brings it back. The rows it names are locked, then read once more. */
const stopSelling = Effect.fn("menu.stop")(function* (
  services: MenuServices,
  at: RuleScope,
  company: number,
  stop: Stop,
) {
  const { clock } = services
  yield* companyOwner(at.tx, at.caller, company)
  const part = partOfStop(stop)
  const data = yield* query(() => readMenu(at.tx, clock, company, part))
  if (!stopTarget(data, stop)) return yield* new UnknownReference({ field: "body" })
  return yield* changeMenu(services, at, {
    company,
    part,
    locked: stopOps(data, stop, clock.now()),
    opsOf: (now) => stopOps(now, stop, clock.now()),
    reason: stop.reason,
  })
})

/** Handlers of the menu's editor. */
export const menuHandlers = (
  { db, storeClock: clock }: MenuCallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const services = { contexts, clock }
  const whole = Effect.fnUntraced(function* (caller: Caller, company: number) {
    yield* companyOwner(db, caller, company)
    return yield* query(() => readMenu(db, clock, company))
  })
  return {
    editor: Effect.fn("menu.editor")(function* ({ params: { company }, caller }) {
      const data = yield* whole(caller, company)
      yield* query(() => confirmNotices(db, company, data.version))
      return data as never
    }),
    stops: Effect.fn("menu.stops")(function* ({ params: { company }, caller }) {
      const data = yield* whole(caller, company)
      return (yield* query(() => readStops(db, data, clock.now()))) as never
    }),
    changes: ({ params: { company }, body, caller, language, write }) =>
      write((tx) =>
        Effect.gen(function* () {
          const ops = body.ops as ReadonlyArray<MenuOp>
          yield* checkGates(caller, ops)
          const work = { company, part: partOf(ops), locked: ops, opsOf: () => ops }
          return yield* changeMenu(services, { tx, caller, language }, work)
        }),
      ),
    stop: ({ params: { company }, body, caller, language, write }) =>
      write((tx) => stopSelling(services, { tx, caller, language }, company, body as Stop)),
    openOrders: Effect.fn("menu.openOrders")(function* ({ params: { company }, query: target, caller }) {
      const data = yield* whole(caller, company)
      const open = yield* query(() => readOpenOrders(db, company))
      return holdingOrders(data, target as StopTarget, open, clock.now()) as never
    }),
    blockers: Effect.fn("menu.blockers")(function* ({ params, query: { menu, at, channel }, caller }) {
      const data = yield* whole(caller, params.company)
      const item = data.items.find(({ _id }) => _id === params.item)
      if (!item) return yield* new NotFound()
      const moment = at === undefined ? clock.now() : Date.parse(at)
      return blockersOf(data, item, { menu, at: moment, channel }) as never
    }),
  }
}
