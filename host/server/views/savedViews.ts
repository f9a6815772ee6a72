import { and, asc, count, eq, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { allows, permissionsFor } from "../../../src/contract/access/access.ts"
import { limits } from "../../../src/contract/limits.ts"
import { ValueTaken } from "../../../src/contract/resource/refusals.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { listGate } from "../../../src/contract/views/listGates.ts"
import type { savedViews as contract } from "../../../src/contract/views/savedViews.ts"
import { Forbidden, NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query, refuseOn } from "../db/database.ts"
import { defaultViews, savedViews, viewNameTaken } from "../db/viewSchema.ts"
import { nameOrder } from "../db/searchText.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { badRequest } from "../http/issues.ts"
import { sharedAmong, sharedWith } from "./sharedWith.ts"

const idOf = ({ user }: Caller) => user.id as number

/** Refuses a list nobody knows, and one the caller may not look at; tells whether they may write it. */
const ensureList = Effect.fnUntraced(function* (
  resources: ReadonlyArray<Resource>,
  name: string,
  { user }: Caller,
) {
  const gate = listGate(resources, name)
  if (!gate) return yield* new NotFound()
  const { access } = gate
  if (!allows(access, user)) return yield* new Forbidden({ needs: permissionsFor(access, user) })
  return { mayShare: gate.mayWrite(user) }
})

const readViews = (db: Database, caller: Caller, list: string, mayShare: boolean, id?: number) =>
  query(async () => {
    const me = idOf(caller)
    const rows = await db
      .select({
        _id: savedViews.id,
        name: savedViews.name,
        isShared: savedViews.isShared,
        isMine: sql<boolean>`coalesce(${savedViews.userId} = ${me}, false)`,
        isDefault: sql<boolean>`${defaultViews.viewId} is not null`,
        shown: savedViews.shown,
      })
      .from(savedViews)
      .leftJoin(defaultViews, and(eq(defaultViews.viewId, savedViews.id), eq(defaultViews.userId, me)))
      .where(
        and(
          eq(savedViews.list, list),
          or(eq(savedViews.userId, me), sharedAmong(caller)),
          id === undefined ? undefined : eq(savedViews.id, id),
        ),
      )
      .orderBy(asc(nameOrder(savedViews.name)), asc(savedViews.id))
    return rows.map((row) => ({ ...row, isWritable: row.isMine || mayShare }))
  })

const readView = Effect.fnUntraced(function* (
  db: Database,
  caller: Caller,
  list: string,
  mayShare: boolean,
  id: number,
) {
  const [view] = yield* readViews(db, caller, list, mayShare, id)
  return view ?? (yield* new NotFound())
})

/** Makes a view the caller's own default, or no longer. */
const putDefault = (
  tx: Database,
  caller: Caller,
  list: string,
  viewId: number,
  isDefault: boolean | undefined,
) =>
  query(async () => {
    const userId = idOf(caller)
    const own = and(eq(defaultViews.userId, userId), eq(defaultViews.list, list))
    if (isDefault === false) await tx.delete(defaultViews).where(and(own, eq(defaultViews.viewId, viewId)))
    if (isDefault === true)
      await tx
        .insert(defaultViews)
        .values({ userId, list, viewId })
        .onConflictDoUpdate({ target: [defaultViews.userId, defaultViews.list], set: { viewId } })
  })

const refuseTaken = refuseOn({ [viewNameTaken]: () => new ValueTaken({ field: "name" }) })

const createView = Effect.fn("views.create")(function* (
  tx: Database,
  { caller, params: { list }, body, language }: HandlerInput<typeof contract.create>,
  mayShare: boolean,
) {
  const { isDefault, ...view } = body
  const userId = idOf(caller)
  if (view.isShared && !mayShare) return yield* new Forbidden({ needs: [] })
  const own = and(eq(savedViews.userId, userId), eq(savedViews.list, list))
  const [stored] = yield* query(() => tx.select({ views: count() }).from(savedViews).where(own))
  if ((stored?.views ?? 0) >= limits.savedView.maxEach)
    return yield* badRequest([{ path: "body.name", code: "tooLong" }], language)
  const row = { ...view, list, userId, ...sharedWith(caller) }
  const [created] = yield* query(() =>
    tx.insert(savedViews).values(row).returning({ id: savedViews.id }),
  ).pipe(refuseTaken)
  yield* putDefault(tx, caller, list, created!.id, isDefault)
  return yield* readView(tx, caller, list, mayShare, created!.id)
})

const saveView = Effect.fn("views.save")(function* (
  tx: Database,
  { caller, params: { list, id }, body }: HandlerInput<typeof contract.save>,
  mayShare: boolean,
) {
  const { isDefault, ...changes } = body
  const view = yield* readView(tx, caller, list, mayShare, id)
  const isChanged = Object.keys(changes).length > 0
  const isSharing = changes.isShared !== undefined && changes.isShared !== view.isShared
  if ((isChanged && !view.isWritable) || (isSharing && !mayShare)) return yield* new Forbidden({ needs: [] })
  // A newly shared view is shared with the company being viewed; only its author may share or unshare it.
  if (isSharing && !view.isMine) return yield* new Forbidden({ needs: [] })
  const set = { ...changes, ...(isSharing && sharedWith(caller)) }
  if (isChanged)
    yield* query(() => tx.update(savedViews).set(set).where(eq(savedViews.id, id))).pipe(refuseTaken)
  yield* putDefault(tx, caller, list, id, isDefault)
  return yield* readView(tx, caller, list, mayShare, id)
})

const removeView = Effect.fn("views.remove")(function* (
  tx: Database,
  { caller, params: { list, id } }: HandlerInput<typeof contract.remove>,
  mayShare: boolean,
) {
  const view = yield* readView(tx, caller, list, mayShare, id)
  if (!view.isWritable) return yield* new Forbidden({ needs: [] })
  yield* query(() => tx.delete(savedViews).where(eq(savedViews.id, id)))
})

/** Views people keep of lists, the specification's and these described ones. */
export const savedViewHandlers = (
  { db }: CallServices,
  resources: ReadonlyArray<Resource>,
): HandlersOf<typeof contract> => {
  const ensure = (input: { readonly params: { readonly list: string }; readonly caller: Caller }) =>
    ensureList(resources, input.params.list, input.caller)
  return {
    list: (input) =>
      Effect.flatMap(ensure(input), ({ mayShare }) =>
        Effect.map(readViews(db, input.caller, input.params.list, mayShare), (views) => ({
          views,
          mayShare,
        })),
      ),
    create: (input) =>
      Effect.flatMap(ensure(input), ({ mayShare }) => input.write((tx) => createView(tx, input, mayShare))),
    save: (input) =>
      Effect.flatMap(ensure(input), ({ mayShare }) => input.write((tx) => saveView(tx, input, mayShare))),
    remove: (input) =>
      Effect.flatMap(ensure(input), ({ mayShare }) => input.write((tx) => removeView(tx, input, mayShare))),
  }
}
