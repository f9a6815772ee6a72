import * as Effect from "effect/Effect"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { diffMenus } from "../../../../src/contract/menu/versions/diffMenus.ts"
import { contentOf, type MenuContent } from "../../../../src/contract/menu/versions/menuContent.ts"
import { restoredMenu } from "../../../../src/contract/menu/versions/restoredMenu.ts"
import { NotFound } from "../../../../src/contract/wire/refusals.ts"
import type { Caller } from "../../access/caller.ts"
import { companyOwner } from "../../access/companyOwner.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import { type Database, query } from "../../db/database.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { type MenuServices, writeMenu } from "../editor/makeChanges.ts"
import { syncFollowers } from "../following/syncFollowers.ts"
import { noteMenu } from "../editor/noteMenu.ts"
import { lockMenu, raiseVersion, readMenu, wholeMenu } from "../editor/readMenu.ts"
import { keepBefore, keepState } from "./keepVersions.ts"
import {
  addVersion,
  closeVersion,
  type MenuOfStore,
  readContent,
  readLast,
  readPublished,
  readPublishes,
  readSnapshot,
} from "./versionRows.ts"

/** The id of a caller, who is a user. */
export const idOf = ({ user }: Caller) => user.id as number

/** The store of a menu within the caller's reach, and its owner. */
export const storeWithin = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  company: number,
  clock: StoreClock,
) {
  const owner = yield* companyOwner(tx, caller, company)
  return { store: { company, application: owner.applicationId, clock } satisfies MenuOfStore, owner }
})

/** True of a menu that differs from the version the public reads, or where it reads none. */
const isNews = async (tx: Database, store: MenuOfStore, content: MenuContent): Promise<boolean> => {
  const published = await readPublished(tx, store.company)
  return !published || diffMenus(published.snapshot, content, store.clock.now()).length > 0
}

/** Publishes the menu as it is where that differs from the version the public reads. */
export const publish = async (tx: Database, store: MenuOfStore, by: number, note: string | undefined) => {
  const last = await readLast(tx, store.company)
  if ((await readPublishes(tx, store.company)) === "AUTO") {
    if (last?.isOpen) await closeVersion(tx, store, last, note)
    return
  }
  const number = await keepState(tx, store, last)
  const content = await readContent(tx, store)
  if (!(await isNews(tx, store, content))) return
  await addVersion(tx, store, { number: number + 1, by, note, snapshot: content })
  await raiseVersion(tx, store.company)
}

/** Sets a draft aside that a restored version takes the place of, so that it can be had again. */
const keepDraft = async (tx: Database, store: MenuOfStore, by: number, now: MenuContent, number: number) => {
  const published = await readPublished(tx, store.company)
  if (!published || diffMenus(published.snapshot, now, store.clock.now()).length === 0) return number
  await addVersion(tx, store, { number: number + 1, by, isDraft: true, snapshot: now })
  return number + 1
}

/** Adds the version a restored menu is, unless the public reads the same already. */
const addRestored = async (
  tx: Database,
  store: MenuOfStore,
  { data, ...version }: { data: MenuData; number: number; restored: number; by: number },
) => {
  const snapshot = contentOf(data)
  if (await isNews(tx, store, snapshot)) await addVersion(tx, store, { ...version, snapshot })
}

/** Restores a version as a new one. */
export const restore = Effect.fnUntraced(function* (
  services: MenuServices,
  at: RuleScope,
  company: number,
  number: number,
) {
  const { tx, caller } = at
  const { clock } = services
  const { store, owner } = yield* storeWithin(tx, caller, company, clock)
  yield* query(() => lockMenu(tx, company))
  const last = yield* query(() => keepBefore(tx, store))
  const version = yield* query(() => readSnapshot(tx, company, number))
  if (!version) return yield* new NotFound()
  const before = yield* query(() => readMenu(tx, clock, company))
  const draftNumber = yield* query(() => keepDraft(tx, store, idOf(caller), contentOf(before), last))
  const after = restoredMenu(before, version)
  const columns = { applicationId: owner.applicationId, companyId: owner.companyId }
  const change = { before, after, company, owner: columns }
  yield* writeMenu(services, at, change, (list) => before[list] !== after[list])
  yield* noteMenu(at, change, undefined)
  yield* syncFollowers(services, at, { company, part: wholeMenu, before, after })
  const restored = { data: after, number: draftNumber + 1, restored: number, by: idOf(caller) }
  yield* query(() => addRestored(tx, store, restored))
  return store
})
