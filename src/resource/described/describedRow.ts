import type { Locale } from "../../contract/limits.ts"
import { recordTitle } from "../../contract/resource/recordTitle.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"

/** A record of any described list. */
export type DescribedRow = RowOf<Resource>

/** Returns a record's title, as given by `recordTitle`; its number if it has no name. */
export const titleOf = (resource: Resource, row: DescribedRow, locale?: Locale): string =>
  recordTitle(resource, row, locale) || `#${row._id}`
