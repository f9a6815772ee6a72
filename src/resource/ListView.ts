import { limits } from "../contract/limits.ts"

/** The state of a person's view of a list; a host may keep it in its URL. `page` counts from 0. */
export interface ListView {
  readonly search: string
  readonly sortField: string
  readonly sortOrder: "asc" | "desc"
  readonly page: number
  readonly pageSize: number
  /** The value of each filter that is on, by the filter's id. */
  readonly filters: Readonly<Record<string, string>>
  /** Ids of the columns shown; an empty list means the default columns. */
  readonly columns: ReadonlyArray<string>
}

/** Section 9: page 0, ten rows, by id ascending. */
export const defaultView: ListView = {
  search: "",
  sortField: limits.list.sortField,
  sortOrder: limits.list.sortOrder,
  page: limits.list.pageNumber,
  pageSize: limits.list.pageSize,
  filters: {},
  columns: [],
}

const sameFilters = ({ filters: one }: ListView, { filters: other }: ListView): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, value]) => other[id] === value)

/** True if both views find the same rows, whatever the page and the order. */
export const sameQuery = (one: ListView, other: ListView): boolean =>
  one.search === other.search && sameFilters(one, other)

/** True if both views show the same page of rows, whatever the columns. */
export const sameRows = (one: ListView, other: ListView): boolean =>
  sameQuery(one, other) &&
  one.sortField === other.sortField &&
  one.sortOrder === other.sortOrder &&
  one.page === other.page &&
  one.pageSize === other.pageSize

/** True if both views show the same rows in the same order and columns. */
export const sameView = (one: ListView, other: ListView): boolean =>
  sameRows(one, other) &&
  one.columns.length === other.columns.length &&
  one.columns.every((id, at) => other.columns[at] === id)

/** True if a list shows the order people gave its rows. */
export const isInOwnOrder = (
  { orderedBy }: { readonly orderedBy?: string },
  { sortField, sortOrder }: ListView,
): boolean => orderedBy === sortField && sortOrder === "asc"
