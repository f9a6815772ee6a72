import { limits } from "../../contract/limits.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"

/** The query for all rows of a short list: those of the contact's company, where the platform says which it is. */
export const rowsOfStore = (company: RecordId | undefined) => ({
  filter: company === undefined ? {} : { owner: [company] },
  sortOrder: limits.list.sortOrder,
  sortField: limits.list.sortField,
  pageNumber: 0,
  pageSize: limits.list.maxPageSize,
})
