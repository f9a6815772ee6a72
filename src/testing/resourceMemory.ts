import * as Effect from "effect/Effect"
import { maskCpf } from "../contract/people/cpf.ts"
import { maskPhone } from "../contract/people/phone.ts"
import type { Kind } from "../contract/resource/field.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { AuditAction, HistoryEntry } from "../contract/resource/history.ts"
import type { Resource, RowOf } from "../contract/resource/resource.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { GivenTicketMessage } from "../samples/ticketMessages.ts"
import type { ConversationMemory } from "./conversationMemory.ts"
import type { EventStreams } from "./eventStreams.ts"
import type { OrderMemory } from "./orderMemory.ts"
import type { KeptRow } from "./resourceFilter.ts"
import type { Sources } from "./resourceSources.ts"
import { keepPriceChanges } from "./keepPriceChanges.ts"
import { type ResourceTable, shownRow } from "./resourceTable.ts"
import { seenBy } from "./seenBy.ts"
import type { Values } from "./resourceValues.ts"
import { entryOf } from "../contract/wire/entryOf.ts"

/** All described lists of a backend, and what their records may name. */
export interface DescribedLists {
  readonly user: Numbered<CurrentUser>
  readonly sources: Sources
  readonly tables: ReadonlyArray<ResourceTable>
  /** Data about people besides their records. */
  readonly orders: OrderMemory
  readonly chat: ConversationMemory
  /** Messages in tickets before the start. */
  readonly said: ReadonlyArray<GivenTicketMessage>
  /** The people subscribed to each topic; nobody is at first. */
  readonly subscribers: Map<number, Set<number>>
  /** Subscribers to changes of loose deliveries. */
  readonly looseChanges: EventStreams
}

type Line = Numbered<HistoryEntry> & { readonly record: number }

/** One described list, among the others, with what was done to its records. */
export interface ResourceMemory extends ResourceTable {
  readonly lists: DescribedLists
  readonly history: Array<Line>
}

/** The records of a described list as they are now, the way the server answers them. */
export const recordsIn = <R extends Resource>(
  { tables, sources }: DescribedLists,
  resource: R,
): ReadonlyArray<RowOf<R>> => {
  const { table } = tables.find((one) => one.resource.name === resource.name) ?? {}
  return [...(table?.rows.values() ?? [])].map((row) => shownRow(resource, row, sources) as RowOf<R>)
}

/** The record of that number, if the user sees it. */
export const oneWithin = (
  { resource, table, lists: { user } }: ResourceMemory,
  id: number,
): Effect.Effect<KeptRow, NotFound> =>
  Effect.filterOrFail(table.one(id), seenBy(resource, user), () => new NotFound())

const masks: Readonly<Partial<Record<Kind, (text: string) => string>>> = { cpf: maskCpf, phone: maskPhone }

const masked = ({ fields }: Resource, name: string, value: unknown) => {
  const mask = entryOf(masks, fields[name]?.kind)
  return mask && typeof value === "string" ? mask(value) : value
}

const storedFields = ({ fields }: Resource) =>
  Object.keys(fields).filter((name) => !fields[name]?.rules.derived)

const changesOf = (resource: Resource, before: Values, after: Values): HistoryEntry["changes"] =>
  ["status", ...storedFields(resource)].flatMap((name) => {
    const [old, now] = [before[name] ?? null, after[name] ?? null]
    return JSON.stringify(old) === JSON.stringify(now)
      ? []
      : [{ field: name, old: masked(resource, name, old), new: masked(resource, name, now) }]
  })

/** Writes down what was done to a record, now unless told. */
export const noteLine = (
  { lists, history }: ResourceMemory,
  line: Pick<Line, "record" | "action" | "changes"> & { readonly at?: string; readonly reason?: string },
): void => {
  const { id, fullname } = lists.user
  history.unshift({
    at: new Date().toISOString(),
    ...line,
    _id: history.length + 1,
    actor: { _id: id, label: fullname },
  })
}

/** Writes down a write; of a new record everything is new. */
export const note = (
  memory: ResourceMemory,
  action: AuditAction,
  { before, after, reason }: { readonly before?: KeptRow; readonly after: KeptRow; readonly reason?: string },
): void => {
  const { resource, lists } = memory
  if (before && action !== "DELETE") keepPriceChanges(lists, resource.name, before, after)
  const answerOf = (row: KeptRow | undefined): Values => (row ? shownRow(resource, row, lists.sources) : {})
  const changes = changesOf(resource, answerOf(before), action === "DELETE" ? {} : answerOf(after))
  if (action === "UPDATE" && changes.length === 0) return
  noteLine(memory, {
    record: after._id,
    at: after.updatedAt,
    action,
    changes,
    ...(reason === undefined ? {} : { reason }),
  })
}
