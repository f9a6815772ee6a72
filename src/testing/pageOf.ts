import type { PageQuery, ResultPage } from "../contract/wire/page.ts"

/** One page of rows that are already filtered and sorted. */
export const pageOf = <A>(
  rows: ReadonlyArray<A>,
  { pageNumber, pageSize }: Pick<PageQuery, "pageNumber" | "pageSize">,
): ResultPage<A> => ({
  items: rows.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize),
  totalCount: rows.length,
})
