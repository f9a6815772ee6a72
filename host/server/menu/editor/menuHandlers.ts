import * as Effect from "effect/Effect"
import { allows, permissionsFor } from "../../../../src/contract/access/access.ts"
import { blockersOf, type SaleAt } from "../../../../src/contract/menu/blockersOf.ts"
import { gatesOf, type menu as contract } from "../../../../src/contract/menu/menuCalls.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { holdingOrders } from "../../../../src/contract/menu/openOrders.ts"
import { type Stop, stopOps, stopTarget, type StopTarget } from "../../../../src/contract/menu/stopOps.ts"
import { UnknownReference } from "../../../../src/contract/resource/refusals.ts"
import type { RecordId } from "../../../../src/contract/wire/recordId.ts"
import { Forbidden, NotFound } from "../../../../src/contract/wire/refusals.ts"
import type { Caller } from "../../access/caller.ts"
import { companyOwner } from "../../access/companyOwner.ts"
import type { CallServices, HandlersOf } from "../../calls/handler.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import { type Database, query } from "../../db/database.ts"
import type { Context } from "../../resource/context.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { changeMenu, type MenuWork } from "./changeMenu.ts"
import type { MenuServices } from "./makeChanges.ts"
import { confirmNotices } from "./menuNotices.ts"
import { partOf, partOfStop } from "./partOf.ts"
import { readOpenOrders } from "./readOpenOrders.ts"
import { readStops } from "./readStops.ts"
import { readMenu, readVersion } from "./readMenu.ts"
import { readOpening } from "./readMenuStore.ts"

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

const workOf = (company: number, ops: ReadonlyArray<MenuOp>): MenuWork => ({
  company,
  part: partOf(ops),
  locked: ops,
  opsOf: () => ops,
})

/** Reasons an item is not sold, in a menu that has it. */
const blockersIn = (data: MenuData, id: RecordId, sale: SaleAt) => {
  const item = data.items.find(({ _id }) => _id === id)
  return item ? Effect.succeed(blockersOf(data, item, sale)) : Effect.fail(new NotFound())
}

/** The open orders that have what is sold out. */
const openOrdersOf = (db: Database, data: MenuData, target: StopTarget, clock: StoreClock) =>
  query(async () =>
    holdingOrders(data, target, await readOpenOrders(db, Number(data.store._id)), clock.now()),
  )

/** Reads the menus of companies within a caller's reach. */
const wholeMenu = (db: Database, clock: StoreClock) => (caller: Caller, company: number) =>
  Effect.andThen(
    companyOwner(db, caller, company),
    query(() => readMenu(db, clock, company)),
  )

const versionOf = (db: Database, caller: Caller, company: number) =>
  Effect.andThen(
    companyOwner(db, caller, company),
    query(async () => ({ version: await readVersion(db, company), ...(await readOpening(db, company)) })),
  )

/** Handlers of the menu's editor. */
export const menuHandlers = (
  { db, storeClock: clock }: MenuCallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const services = { contexts, clock }
  const whole = wholeMenu(db, clock)
  return {
    editor: ({ params: { company }, caller }) =>
      Effect.tap(whole(caller, company), (data) =>
        query(() => confirmNotices(db, company, data.version)),
      ) as never,
    stops: ({ params, caller }) =>
      Effect.flatMap(whole(caller, params.company), (data) =>
        query(() => readStops(db, data, clock.now())),
      ) as never,
    version: ({ params, caller }) => versionOf(db, caller, params.company),
    changes: ({ params: { company }, body, caller, language, write }) =>
      write((tx) =>
        Effect.gen(function* () {
          const ops = body.ops as ReadonlyArray<MenuOp>
          yield* checkGates(caller, ops)
          return yield* changeMenu(services, { tx, caller, language }, workOf(company, ops))
        }),
      ),
    stop: ({ params: { company }, body, caller, language, write }) =>
      write((tx) => stopSelling(services, { tx, caller, language }, company, body as Stop)),
    openOrders: ({ params: { company }, query: target, caller }) =>
      Effect.flatMap(whole(caller, company), (data) =>
        openOrdersOf(db, data, target as StopTarget, clock),
      ) as never,
    blockers: ({ params: { company, item }, query: { menu, at, channel }, caller }) =>
      Effect.flatMap(whole(caller, company), (data) => {
        const sale = { menu, at: at === undefined ? clock.now() : Date.parse(at), channel }
        return blockersIn(data, item, sale)
      }) as never,
  }
}
