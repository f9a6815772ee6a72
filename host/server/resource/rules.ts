import type { SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type * as Effect from "effect/Effect"
import type { BadRequest } from "../../../src/contract/wire/refusals.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import type {
  MoveRefused,
  RecordInUse,
  UnknownReference,
  ValueTaken,
} from "../../../src/contract/resource/refusals.ts"
import type { BodyOf, Resource, RowOf } from "../../../src/contract/resource/resource.ts"
import type { Caller } from "../access/caller.ts"
import type { Reach } from "../access/reach.ts"
import type { Database } from "../db/database.ts"
import type { OwnerIds } from "../access/ownerIds.ts"

/** The transaction a rule runs in, and who asks. */
export interface RuleScope {
  readonly tx: Database
  readonly caller: Caller
  readonly language: Locale
  /** Source of what is written, where nobody types it in. */
  readonly source?: "FILE" | "BANK"
}

type SaveRefusal = BadRequest | ValueTaken | UnknownReference

/** Fields written in addition to the request, including those no client sends. */
type WrittenFields<R extends Resource> = { readonly [N in keyof R["fields"]]?: unknown }

/**
 * Rules that a resource's description cannot express. Each rule may refuse; the fields it returns are written in
 * addition to the request.
 */
export interface Rules<R extends Resource = Resource> {
  readonly create?: (
    at: RuleScope,
    body: BodyOf<R>,
    owner: OwnerIds,
  ) => Effect.Effect<WrittenFields<R>, SaveRefusal>
  readonly save?: (
    at: RuleScope,
    before: RowOf<R>,
    body: Partial<BodyOf<R>>,
    owner: OwnerIds,
  ) => Effect.Effect<WrittenFields<R>, SaveRefusal>
  /** `leaving`: the records that are deleted at once, this one among them. */
  readonly remove?: (
    at: RuleScope,
    before: RowOf<R>,
    leaving: ReadonlyArray<number>,
  ) => Effect.Effect<void, RecordInUse>
  readonly move?: (
    at: RuleScope,
    before: RowOf<R>,
    to: string,
  ) => Effect.Effect<WrittenFields<R>, MoveRefused | BadRequest>
  /** Runs after records were moved, which are given as they were before. */
  readonly moved?: (at: RuleScope, before: ReadonlyArray<RowOf<R>>, to: string) => Effect.Effect<void>
  /** Runs in the transaction of a call before it writes anything. */
  readonly begin?: (at: RuleScope) => Effect.Effect<void>
  /** Takes the lock that writers of these owners' records share; called before any record is locked. */
  readonly lock?: (tx: Database, owners: ReadonlyArray<OwnerIds>) => Effect.Effect<void>
  /** Runs after a record is created. */
  readonly created?: (tx: Database, id: number) => Effect.Effect<void>
  /** Runs after records of these owners are created, saved or deleted; `states` are those before and after. */
  readonly written?: (
    tx: Database,
    owners: ReadonlyArray<OwnerIds>,
    states: ReadonlyArray<RowOf<R>>,
  ) => Effect.Effect<void>
  /** Returns the record as this caller may see it; the whole record by default. */
  readonly shown?: (caller: Caller, row: RowOf<R>) => RowOf<R>
  /** Condition for the lines of a record's history visible within this reach; all lines by default. */
  readonly history?: (reach: Reach, db: Database) => SQL
  /** Condition for work still to be done besides the items of a list; `id` is that of the record. */
  readonly undone?: (id: PgColumn) => SQL
  /** The fields that are worked out when a record is read (`derived`), or read from its owner (`keptBy`); `id` is that of the record. */
  readonly derive?: (id: SQL) => { readonly [N in keyof R["fields"]]?: SQL }
  /** As `derive`, of what a reader may see; nothing is sorted by it. */
  readonly counts?: (id: SQL, reach: Reach, db: Database) => { readonly [N in keyof R["fields"]]?: SQL }
}

// oxlint-disable-next-line typescript/no-explicit-any -- rules of any resource
export type AnyRules = Rules<any>

export const noRules: AnyRules = {}

/** The rules of one resource, by its name. */
export const rulesOf = <R extends Resource>(
  { name }: R,
  rules: Rules<R>,
): readonly [name: string, rules: AnyRules] => [name, rules]
