import { and, eq, gt, sql } from "drizzle-orm"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import type { AuditAction } from "../../../src/contract/resource/history.ts"
import { auditedLists } from "../../../src/contract/auditedLists.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import type { Caller } from "../access/caller.ts"
import { auditLines } from "../db/auditSchema.ts"
import { type Database, query, transaction } from "../db/database.ts"
import { endpointGroups } from "../http/endpointGroups.ts"
import { ownerOfCaller } from "../access/ownerIds.ts"
import { writeAudit } from "../audit/audit.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

/** Action of a call and the list it affects. */
interface AuditedAction {
  readonly list: keyof typeof auditedLists
  readonly action: AuditAction
}

/** The lists of groups of calls that are called otherwise. */
const listsOfGroups: Readonly<Record<string, keyof typeof auditedLists>> = {
  acquiring: "braspagTransactions",
  applicationAdmin: "applications",
  billing: "invoices",
  companyDeliveryList: "companyDeliveries",
  domainChecks: "applications",
  contractTexts: "contracts",
  couponCodes: "coupons",
  deliveryPersonList: "deliveryPeople",
  invoicing: "invoices",
  licensing: "licenses",
  looseDeliveryCalls: "looseDeliveries",
  messages: "notifications",
  pdfPages: "offerTabloids",
  readerRegistry: "offerPeople",
  registry: "people",
  ticketDesk: "tickets",
  ticketThreads: "tickets",
  topicSubscriptions: "notificationTopics",
  franchiseUsers: "franchises",
  groupMembers: "accessGroups",
  joining: "users",
  platformUsers: "users",
}

/** Calls that only read and yet leave a line. */
const auditedReads: ReadonlySet<string> = new Set(["export", "reveal"])

/** Actions of calls with these names; other writing calls change a record. */
const actions: Readonly<Record<string, AuditAction>> = {
  create: "CREATE",
  remove: "DELETE",
  removeMany: "DELETE",
  move: "STATUS",
  moveMany: "STATUS",
  order: "ORDER",
  reveal: "REVEAL",
  merge: "MERGE",
  export: "EXPORT",
}

const isAudited = (list: string): list is keyof typeof auditedLists => Object.hasOwn(auditedLists, list)

let known: ReadonlyMap<Endpoint, AuditedAction> | undefined

/** Returns the action of each audited call. */
const auditedActions = (): ReadonlyMap<Endpoint, AuditedAction> =>
  (known ??= new Map(
    endpointGroups().flatMap(([group, endpoints]) => {
      const list = entryOf(listsOfGroups, group) ?? group
      if (!isAudited(list)) return []
      return Object.entries(endpoints).flatMap(
        ([name, to]): ReadonlyArray<readonly [Endpoint, AuditedAction]> => {
          const isRead = to.method === "GET" || to.reads === true
          return isRead && !auditedReads.has(name)
            ? []
            : [[to, { list, action: entryOf(actions, name) ?? "UPDATE" }]]
        },
      )
    }),
  ))

const minuteAgo = sql`now() - interval '1 minute'`

/** Records an attempt; who tries the like again within a minute, with whatever id, leaves no other line. */
const note = (
  db: Database,
  caller: Caller,
  { list, action }: AuditedAction,
  { recordId, language }: { readonly recordId: number | null; readonly language: Locale },
) =>
  transaction(
    db,
    Effect.fnUntraced(function* (tx) {
      const actor = caller.user.id as number
      const lock = `denied ${actor} ${list} ${action}`
      yield* query(() => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`))
      const same = and(
        eq(auditLines.actor, actor),
        eq(auditLines.list, list),
        eq(auditLines.action, action),
        eq(auditLines.result, "DENIED"),
        gt(auditLines.createdAt, minuteAgo),
      )
      const [former] = yield* query(() =>
        tx.select({ id: auditLines.id }).from(auditLines).where(same).limit(1),
      )
      if (former) return
      const label = auditedLists[list][language === "en" ? 1 : 0]
      const owner = ownerOfCaller(caller.reach)
      yield* writeAudit(tx, caller, [{ list, action, result: "DENIED", recordId, label, owner, changes: [] }])
    }),
  )

/** Records a forbidden attempt of a signed-in user. The answer stays the same, even if recording fails. */
export const notingDenied =
  (
    db: Database,
    to: Endpoint,
    caller: Caller,
    request: {
      readonly params: unknown
      readonly language: Locale
      /** Told why an attempt could not be recorded. */
      readonly onError: (cause: unknown) => void
    },
  ) =>
  <A, E extends { readonly _tag: string }>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.tapError(work, ({ _tag }) => {
      const audited = _tag === "Forbidden" ? auditedActions().get(to) : undefined
      if (!audited || caller.sessionId === undefined) return Effect.void
      const { params, language, onError } = request
      const { id = "" } = params as { readonly id?: string }
      const recordId = /^\d{1,15}$/.test(id) ? Number(id) : null
      return Effect.catchCause(note(db, caller, audited, { recordId, language }), (cause) =>
        Effect.sync(() => onError(Cause.squash(cause))),
      )
    })
