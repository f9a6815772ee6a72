import * as Effect from "effect/Effect"
import { diffAnswer } from "../../../../src/contract/menu/versions/diffAnswer.ts"
import { diffMenus } from "../../../../src/contract/menu/versions/diffMenus.ts"
import type { menuVersions as contract } from "../../../../src/contract/menu/versions/menuVersionCalls.ts"
import { NotFound } from "../../../../src/contract/wire/refusals.ts"
import type { HandlersOf } from "../../calls/handler.ts"
import { type Database, query } from "../../db/database.ts"
import type { Context } from "../../resource/context.ts"
import type { MenuCallServices } from "../editor/menuHandlers.ts"
import { lockMenu } from "../editor/readMenu.ts"
import { withAuthors } from "./lineAuthors.ts"
import { idOf, publish, restore, storeWithin } from "./versionActs.ts"
import { readVersionPage } from "./versionPage.ts"
import { type MenuOfStore, readContent, readLast, readSnapshot } from "./versionRows.ts"

/** A version's menu; the last one may be the menu as it is. */
const stateOf = Effect.fnUntraced(function* (db: Database, store: MenuOfStore, number: number) {
  const snapshot = yield* query(() => readSnapshot(db, store.company, number))
  if (snapshot) return snapshot
  const last = yield* query(() => readLast(db, store.company))
  if (last?.number !== number) return yield* new NotFound()
  return yield* query(() => readContent(db, store))
})

/** Handlers of the versions of menus. */
export const versionHandlers = (
  { db, storeClock: clock }: MenuCallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => ({
  list: Effect.fn("menu.versions")(function* ({ params, query: { before }, caller }) {
    const { store } = yield* storeWithin(db, caller, params.company, clock)
    return yield* query(() => readVersionPage(db, store, before))
  }),
  diff: Effect.fn("menu.diff")(function* ({ params: { company, number }, query: { to }, caller }) {
    const { store } = yield* storeWithin(db, caller, company, clock)
    const before = yield* stateOf(db, store, number)
    const after =
      to === undefined ? yield* query(() => readContent(db, store)) : yield* stateOf(db, store, to)
    const lines = diffMenus(before, after, clock.now())
    const answer = diffAnswer(before, after, lines, to === undefined)
    return (yield* query(() => withAuthors(db, company, { from: number, to }, answer))) as never
  }),
  publish: ({ params: { company }, body: { note }, caller, write }) =>
    write((tx) =>
      Effect.gen(function* () {
        const { store } = yield* storeWithin(tx, caller, company, clock)
        yield* query(() => lockMenu(tx, company))
        yield* query(() => publish(tx, store, idOf(caller), note))
        return yield* query(() => readVersionPage(tx, store))
      }),
    ),
  restore: ({ params: { company, number }, caller, language, write }) =>
    write((tx) =>
      Effect.gen(function* () {
        const store = yield* restore({ contexts, clock }, { tx, caller, language }, company, number)
        return yield* query(() => readVersionPage(tx, store))
      }),
    ),
})
