import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type {
  Application,
  NewApplication,
  SavedApplication,
} from "../../../src/contract/applications/application.ts"
import { StaleApplication } from "../../../src/contract/applications/applicationAdmin.ts"
import { RecordInUse, ValueTaken } from "../../../src/contract/resource/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { writeAudit } from "../audit/audit.ts"
import { isAudited, auditDataOf } from "../audit/auditedLists.ts"
import { type Database, query, refuseOn } from "../db/database.ts"
import { applicationDomains, applications } from "../db/applicationSchema.ts"
import { namingTables } from "../db/namingTables.ts"
import { claimFile } from "../files/claimFile.ts"
import { type SentVersion, isStale, isUnversioned } from "../calls/versions.ts"
import { readApplication } from "./applicationRows.ts"
import type { FileOwner } from "../files/fileOwner.ts"
import { brandPictures } from "./brandPictures.ts"

type Row = Numbered<Application>
type Content = Partial<NewApplication>

/** Records what was done; the lines are the platform's, so that they outlive the application. */
const note = (
  tx: Database,
  caller: Caller,
  before: Row | undefined,
  after: Row | undefined,
  unversioned = false,
) => {
  const { _id: recordId, name: label } = (after ?? before)!
  const written = { ...(before && { before }), ...(after && { after }) }
  const line = auditDataOf({ id: recordId, ...written, isUnversioned: unversioned })
  return isAudited(line)
    ? writeAudit(tx, caller, [{ ...line, list: "applications", recordId, label, owner: {} }])
    : Effect.void
}

/** Records that somebody takes the history of an application along as a file. */
export const noteApplicationFile = (tx: Database, caller: Caller, { _id: recordId, name: label }: Row) =>
  writeAudit(tx, caller, [
    { action: "EXPORT", changes: [], list: "applications", recordId, label, owner: {} },
  ])

/** Names the pictures a style did not have before, each of which must be a picture this caller may name. */
const claimPictures = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  fileOwners: ReadonlyArray<FileOwner>,
  styles: Readonly<Record<"before" | "after", Application["adminStyle"]>>,
) {
  const had = new Set(brandPictures(styles.before).map(([, id]) => id))
  for (const [field, id] of brandPictures(styles.after))
    if (!had.has(id)) yield* claimFile(tx, caller, fileOwners, { field, id, use: "picture" })
})

const putDomains = (tx: Database, applicationId: number, domains: ReadonlyArray<string> | null | undefined) =>
  domains === undefined
    ? Effect.void
    : query(async () => {
        await tx.delete(applicationDomains).where(eq(applicationDomains.applicationId, applicationId))
        const rows = (domains ?? []).map((domain, position) => ({ domain, applicationId, position }))
        if (rows.length > 0) await tx.insert(applicationDomains).values(rows)
      }).pipe(refuseOn({ application_domains_pkey: () => new ValueTaken({ field: "domains" }) }))

/** Creates an application. */
export const createApplication = Effect.fn("applications.create")(function* (
  tx: Database,
  caller: Caller,
  fileOwners: ReadonlyArray<FileOwner>,
  { domains, ...body }: NewApplication,
) {
  yield* claimPictures(tx, caller, fileOwners, { before: null, after: body.adminStyle })
  const [created] = yield* query(() =>
    tx.insert(applications).values(body).returning({ id: applications.id }),
  )
  yield* putDomains(tx, created!.id, domains)
  const after = yield* readApplication(tx, caller, created!.id)
  yield* note(tx, caller, undefined, after)
  return after
})

/** Locks an application until the transaction ends. */
const lockApplication = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number) {
  yield* query(() =>
    tx.select({ id: applications.id }).from(applications).where(eq(applications.id, id)).for("update"),
  )
  return yield* readApplication(tx, caller, id)
})

/** A part that is saved takes over what it says; null empties it. */
const merged = <A extends object>(before: A | null | undefined, changes: A | null | undefined) =>
  changes ? { ...before, ...changes } : changes

/** Saves an application. */
export const saveApplication = Effect.fn("applications.save")(function* (
  tx: Database,
  caller: Caller,
  fileOwners: ReadonlyArray<FileOwner>,
  request: {
    readonly id: number
    readonly body: Numbered<SavedApplication>
    readonly version: SentVersion
  },
) {
  const { _id: _, version, domains, ...body } = request.body
  const before = yield* lockApplication(tx, caller, request.id)
  if (isStale(before, version, request.version)) return yield* new StaleApplication({ current: before })
  const { adminStyle, firebase, stores, ...plain }: Content = body
  const set = {
    ...plain,
    ...(adminStyle !== undefined && { adminStyle: merged(before.adminStyle, adminStyle) }),
    ...(firebase !== undefined && { firebase: merged(before.firebase, firebase) }),
    ...(stores !== undefined && { stores: merged(before.stores, stores) }),
    version: sql`${applications.version} + 1`,
  }
  yield* claimPictures(tx, caller, fileOwners, { before: before.adminStyle, after: adminStyle })
  yield* query(() => tx.update(applications).set(set).where(eq(applications.id, request.id)))
  yield* putDomains(tx, request.id, domains)
  const after = yield* readApplication(tx, caller, request.id)
  yield* note(tx, caller, before, after, isUnversioned(version, request.version))
  return after
})

/** Deletes an application nothing belongs to. */
export const removeApplication = Effect.fn("applications.remove")(function* (
  tx: Database,
  caller: Caller,
  id: number,
) {
  const before = yield* lockApplication(tx, caller, id)
  const first = ["companies", "franchises", "users"]
  const [use] = yield* query(() => namingTables(tx, { table: applications, id, first }))
  if (use) return yield* new RecordInUse(use)
  yield* note(tx, caller, before, undefined)
  yield* query(() => tx.delete(applications).where(eq(applications.id, id)))
})
