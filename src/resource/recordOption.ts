import { idKey, type RecordId } from "../contract/wire/recordId.ts"
import type { SearchOption } from "../ui/options/OptionSearch.tsx"

/** A record to choose: `id` is the key of `recordId`, which goes back to the platform as it came. */
export interface RecordOption extends SearchOption {
  readonly recordId: RecordId
  /** The time zone of a company's clock. */
  readonly timeZone?: string | undefined
}

/** A record without a name is called by its id. */
export const recordOption = (
  recordId: RecordId,
  name: string | undefined,
  timeZone?: string,
): RecordOption => ({
  id: idKey(recordId),
  label: name || `#${recordId}`,
  recordId,
  timeZone,
})
