import { limits } from "../../contract/limits.ts"

/** As much of a short list as one call answers. */
export const everyRow = {
  filter: {},
  sortOrder: limits.list.sortOrder,
  sortField: limits.list.sortField,
  pageNumber: 0,
  pageSize: limits.list.maxPageSize,
}
