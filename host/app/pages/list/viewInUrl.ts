import type { ListView } from "balcao"
import { limits } from "balcao/contract"

const list = limits.list
const text = limits.text

/** The view of a list whose address has no parameters (section 9). */
export const defaultView: ListView = {
  search: "",
  sortField: list.sortField,
  sortOrder: list.sortOrder,
  page: list.pageNumber,
  pageSize: list.pageSize,
  filters: {},
  columns: [],
}

const filterPrefix = "filter."

const whole = (param: string | null, min: number, fallback: number) => {
  const number = Number(param ?? Number.NaN)
  return Number.isSafeInteger(number) && number >= min ? number : fallback
}

const namesOf = (param: string | null) => (param ?? "").split(",").filter((name) => name !== "")

const filtersOf = (query: URLSearchParams): ListView["filters"] =>
  Object.fromEntries(
    [...query]
      .filter(([name, value]) => name.startsWith(filterPrefix) && value !== "")
      .map(([name, value]) => [name.slice(filterPrefix.length), value.slice(0, text.search.max)]),
  )

/**
 * Reads a list's view from an address: `q`, `sort`, `order`, `page` (from 1), `size`, `filter.{id}`, `columns`
 * (joined by commas). Invalid values become the default.
 */
export const viewOf = (query: URLSearchParams): ListView => {
  const pageSizes: ReadonlyArray<number> = list.pageSizes
  const size = whole(query.get("size"), 1, defaultView.pageSize)
  return {
    search: (query.get("q") ?? "").slice(0, text.search.max),
    sortField: query.get("sort") || defaultView.sortField,
    sortOrder: query.get("order") === "desc" ? "desc" : "asc",
    page: whole(query.get("page"), 1, 1) - 1,
    pageSize: pageSizes.includes(size) ? size : defaultView.pageSize,
    filters: filtersOf(query),
    columns: namesOf(query.get("columns")),
  }
}

/** Writes a view into a query; default values are left out, other parameters are kept. */
export const withView = (query: URLSearchParams, view: ListView): URLSearchParams => {
  const rest = [...query].filter(([name]) => !name.startsWith(filterPrefix))
  const next = new URLSearchParams(rest)
  const setParam = (name: string, value: string, plain: string) =>
    value === plain ? next.delete(name) : next.set(name, value)
  setParam("q", view.search, defaultView.search)
  setParam("sort", view.sortField, defaultView.sortField)
  setParam("order", view.sortOrder, defaultView.sortOrder)
  setParam("page", String(view.page + 1), String(defaultView.page + 1))
  setParam("size", String(view.pageSize), String(defaultView.pageSize))
  setParam("columns", view.columns.join(","), "")
  for (const [id, value] of Object.entries(view.filters)) setParam(filterPrefix + id, value, "")
  return next
}
