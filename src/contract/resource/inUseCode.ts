import type { RecordInUse } from "./refusals.ts"
import type { Resource } from "./resource.ts"
import { entryOf } from "../wire/entryOf.ts"

/** The code of a record that stays: for good, where its description says for what, and else as long as others name it. */
export const inUseCode = ({ sentences }: Resource, { by }: RecordInUse): string =>
  entryOf(sentences, `keptFor.${by}`) ? `kept_for_${by}` : "record_in_use"
