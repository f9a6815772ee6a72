import { idKey, type RecordId } from "../../wire/recordId.ts"

/** Ids of rows by the `tempId` they were created by. */
export type NewIds = ReadonlyMap<string, RecordId>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const idNow = (id: RecordId, ids: NewIds): RecordId => ids.get(idKey(id)) ?? id

/** Names of fields, and keys of prices, which are ids joined by a colon. */
const keyNow = (key: string, ids: NewIds): string =>
  /^\d/.test(key)
    ? key
        .split(":")
        .map((id) => idNow(id, ids))
        .join(":")
    : key

/** The same value with the ids of rows that were created in place of what they were called before. */
export const withIds = (value: unknown, ids: NewIds): unknown => {
  if (typeof value === "string" || typeof value === "number") return idNow(value, ids)
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, one]) => [keyNow(name, ids), withIds(one, ids)] as const)
  return Object.fromEntries(entries)
}
