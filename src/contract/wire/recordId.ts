import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { type Reading, reads } from "./reading.ts"

/**
 * A record's id: opaque, as the platform chose it. Whole numbers beyond 2^53 come as text, so that no digit is lost.
 * Compare ids with `sameId` and key by `idKey`: the same record may be `7` in one answer and `"7"` in another.
 */
export type RecordId = string | number

/** Data of the reference API itself: its ids are numbers, and its schemas take no others, whatever a platform's are. */
export type Numbered<A> = [RecordId] extends [A]
  ? number | Exclude<A, RecordId>
  : A extends string | Blob
    ? A
    : A extends object
      ? { readonly [K in keyof A]: Numbered<A[K]> }
      : A

/** An id as text, for keys, paths and headers. */
export const idKey = (id: RecordId): string => String(id)

/** True if both are ids of the same record, or both are missing. */
export const sameId = (one: RecordId | null | undefined, other: RecordId | null | undefined): boolean =>
  (one === undefined || one === null) === (other === undefined || other === null) &&
  String(one ?? "") === String(other ?? "")

/** An id somebody wrote, as in an address: a number where it is one without loss. */
export const idFrom = (text: string): RecordId => {
  const number = Number(text)
  return Number.isInteger(number) && String(number) === text ? number : text
}

/** True if a value can be a record's id: a nonzero whole number or a nonempty text. */
export const isRecordId = (value: unknown): value is RecordId =>
  typeof value === "string" ? value !== "" : Number.isInteger(value) && value !== 0

/** A reference may come as the record it names. */
const referred = (raw: unknown): unknown => {
  if (typeof raw !== "object" || raw === null) return raw
  const { id, _id } = raw as { readonly id?: unknown; readonly _id?: unknown }
  return id ?? _id
}

const recordIdOf = (raw: unknown): RecordId | undefined => {
  const id = referred(raw)
  return isRecordId(id) ? id : undefined
}

const numberOf = (raw: unknown): number | undefined => {
  const id = referred(raw)
  const number = typeof id === "string" && /^\d+$/.test(id) ? Number(id) : id
  return Number.isSafeInteger(number) && (number as number) > 0 ? (number as number) : undefined
}

const Whole = Schema.Int.check(Schema.isGreaterThan(0))
/** One spelling, of decimal digits alone. */
const WholeText = Schema.String.check(Schema.isPattern(/^[1-9]\d*$/)).pipe(
  Schema.decodeTo(Schema.FiniteFromString),
  Schema.decodeTo(Whole),
)

/** The id of a user, role or permission: a whole number above 0 (section 3). */
export const Id = reads(Whole, { read: numberOf })

/** The same in a path or a query. */
export const IdText = WholeText

const opaque: Reading<RecordId> = { read: recordIdOf }

/** The id of any other record. The reference API's own are whole numbers above 0, which is all its schema takes. */
export const RecordId = reads<number, number, RecordId>(Whole, opaque)

/**
 * The id of a record that is only told apart by it: one that comes without an id has its content for one. Nothing is
 * spread here, or bundlers keep it, and the schemas with it, wherever any of this file is used.
 */
export const KeyId = reads<number, number, RecordId>(Whole, {
  read: recordIdOf,
  made: (record) => JSON.stringify(record),
})

/** True for the id of a record that came without one: no call may name it. */
export const isMadeId = (id: RecordId): boolean => typeof id === "string" && id.startsWith("{")

const Parent = Schema.StructWithRest(Schema.Struct({ _id: Whole }), [
  Schema.Record(Schema.String, Schema.Unknown),
])

/** The record a saved one belongs to: its id, or the record as answers have it, an object that carries an `_id` (section 5). */
export const ParentId = reads<number, number | typeof Parent.Type, RecordId>(
  Schema.Union([Whole, Parent]).pipe(
    Schema.decodeTo(
      Whole,
      SchemaTransformation.transform({
        decode: (parent) => (typeof parent === "number" ? parent : parent._id),
        encode: (id): number | typeof Parent.Type => id,
      }),
    ),
  ),
  opaque,
)

/** The same in a path or a query. */
export const RecordIdText = reads<number, string, RecordId>(WholeText, opaque)
