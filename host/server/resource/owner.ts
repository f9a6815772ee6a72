import { and, eq, type SQL } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import * as Effect from "effect/Effect"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import { mayWrite, reservedFields } from "../../../src/contract/resource/mayWrite.ts"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import type { Resource, Scope } from "../../../src/contract/resource/resource.ts"
import type { Caller } from "../access/caller.ts"
import { query } from "../db/database.ts"
import { applications } from "../db/applicationSchema.ts"
import { companies, franchises } from "../db/schema.ts"
import { badRequest } from "../http/issues.ts"
import type { Reach } from "../access/reach.ts"
import { type Context, columnNamed } from "./context.ts"
import { ownerColumn } from "../db/described/ownerColumn.ts"
import type { Values } from "./fieldValues.ts"
import { ownerSource, type Row } from "./recordRows.ts"
import type { RuleScope } from "./rules.ts"
import type { OwnerIds } from "../access/ownerIds.ts"

interface Owner {
  readonly columns: OwnerIds
  /** Records that a record of this owner may name. */
  readonly reach: Reach
}

/** Fails for those who may read records of this scope, or this record, but not write them. */
export const checkWriter = (resource: Resource, { user }: Caller, row?: Row) =>
  mayWrite(resource, user, row) ? Effect.void : Effect.fail(new Forbidden({ needs: [] }))

/** Fails for values this caller may not give. */
export const checkGiven = ({ resource }: Context, { caller, language }: RuleScope, body: Values) => {
  const fields = reservedFields(resource, body, caller.user)
  const issues = fields.map((name) => ({ path: `body.${name}`, code: "reserved" }) as const)
  return issues.length > 0 ? Effect.fail(badRequest(issues, language)) : Effect.void
}

/** The owner a caller's records have without a word. */
const implied: Readonly<Record<Exclude<Scope, "platform">, (reach: Reach) => number | undefined>> = {
  application: (reach) => ("application" in reach ? (reach.application ?? undefined) : undefined),
  franchise: (reach) =>
    reach.kind === "franchise" && reach.franchises.length === 1 ? reach.franchises[0] : undefined,
  company: (reach) => (reach.kind === "company" ? reach.company : undefined),
}

interface Place {
  readonly application: number
  readonly franchise: number | null
}

const places: Readonly<
  Record<
    Exclude<Scope, "platform">,
    {
      readonly table: PgTable & { readonly id: PgColumn }
      readonly select: { readonly application: PgColumn; readonly franchise: PgColumn }
    }
  >
> = {
  application: {
    table: applications,
    select: { application: applications.id, franchise: applications.id },
  },
  franchise: {
    table: franchises,
    select: { application: franchises.applicationId, franchise: franchises.id },
  },
  company: {
    table: companies,
    select: { application: companies.applicationId, franchise: companies.franchise },
  },
}

const owners: Readonly<Record<Exclude<Scope, "platform">, (id: number, place: Place) => Owner>> = {
  application: (id) => ({
    columns: { applicationId: id },
    reach: { kind: "application", application: id },
  }),
  franchise: (id, { application }) => ({
    columns: { applicationId: application, franchiseId: id },
    reach: { kind: "franchise", application, franchises: [id] },
  }),
  company: (id, { application, franchise }) => ({
    columns: { applicationId: application, companyId: id },
    reach: { kind: "company", application, franchise, company: id },
  }),
}

const ownerNumbered = Effect.fnUntraced(function* (
  { tx }: Pick<RuleScope, "tx">,
  scope: Exclude<Scope, "platform">,
  id: number,
  within: SQL | undefined,
) {
  const { table, select } = places[scope]
  const [place] = yield* query(() =>
    tx
      .select(select)
      .from(table)
      .where(and(eq(table.id, id), within)),
  )
  if (!place) return yield* new UnknownReference({ field: "owner" })
  return owners[scope](id, place as Place)
})

const platform: Owner = { columns: {}, reach: { kind: "all" } }

/** The owner of a new record: the one it names, within the caller's reach, or else the caller's own. */
export const ownerOfNew = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  ownerId: number | undefined,
) {
  const { scope } = context.resource
  if (scope === "platform") return platform
  const { reach } = at.caller
  const id = ownerId ?? implied[scope](reach)
  if (id === undefined) return yield* badRequest([{ path: "body.owner", code: "required" }], at.language)
  return yield* ownerNumbered(at, scope, id, ownerSource(context)?.within(reach, at.tx))
})

/** Within whose reach a record that is saved may name others: its owner's, or its application's where it has none. */
export const ownerReach = (context: Context, at: Pick<RuleScope, "tx">, owner: OwnerIds) => {
  const key = ownerColumn[context.resource.scope]
  const { applicationId } = owner
  return key && owner[key] === null && applicationId
    ? Effect.succeed<Reach>({ kind: "application", application: applicationId })
    : Effect.map(ownerOfRecord(context, at, key ? owner[key]! : 0), ({ reach }) => reach)
}

/** The owner of a record there is. */
export const ownerOfRecord = Effect.fnUntraced(function* (
  context: Context,
  at: Pick<RuleScope, "tx">,
  id: number,
) {
  const { scope } = context.resource
  if (scope === "platform") return platform
  return yield* ownerNumbered(at, scope, id, undefined)
})

const ownerKeys = ["applicationId", "franchiseId", "companyId"] as const

/** The owner's columns of a resource's table, to be read. */
export const ownerSelection = (context: Context) =>
  Object.fromEntries(
    ownerKeys.flatMap((key) => {
      const column = columnNamed(context, key)
      return column ? [[key, column] as const] : []
    }),
  )
