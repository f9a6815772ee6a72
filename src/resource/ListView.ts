import { limits } from "../contract/limits.ts"

/** What a person looks at in a list; a host may keep it in its URL. `page` counts from 0. */
export interface ListView {
  readonly search: string
  readonly sortField: string
  readonly sortOrder: "asc" | "desc"
  readonly page: number
  readonly pageSize: number
}

/** Section 9: page 0, ten rows, by id ascending. */
export const defaultView: ListView = {
  search: "",
  sortField: limits.list.sortField,
  sortOrder: limits.list.sortOrder,
  page: limits.list.pageNumber,
  pageSize: limits.list.pageSize,
}

/** Whether both show the same rows in the same order. */
export const sameView = (one: ListView, other: ListView): boolean =>
  (Object.keys(defaultView) as ReadonlyArray<keyof ListView>).every((key) => one[key] === other[key])
