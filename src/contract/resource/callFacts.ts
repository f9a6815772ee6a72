import type * as Schema from "effect/Schema"
import { RecordIdText } from "../wire/recordId.ts"
import type { Resource, RowOf } from "./resource.ts"

/** Path parameters of a call about one record. */
export const params = { id: RecordIdText }

/** Returns the properties common to all calls of a resource. */
export const commonOf = ({ service = "main", access, writes = access, noun }: Resource) => {
  const [one, many] = noun.en
  const read = { service, access, extra: "resources" } as const
  return { one, many, read, write: { ...read, access: writes } }
}

/** The schema of a record, built when it is first asked for. */
export type Row<R extends Resource> = () => Schema.Codec<RowOf<R>, unknown>
