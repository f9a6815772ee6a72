import * as Schema from "effect/Schema"
import { RecordId } from "../wire/recordId.ts"

/** Deliveries that were asked for or changed, as short as a bell: whoever shows them reads them. */
export const LooseChanges = Schema.Struct({
  changed: Schema.Array(Schema.Struct({ _id: RecordId, status: Schema.String, version: Schema.Int })),
})
export type LooseChanges = typeof LooseChanges.Type
