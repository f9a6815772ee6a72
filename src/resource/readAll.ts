import * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import { limits } from "../contract/limits.ts"
import type { PageQuery, ResultPage } from "../contract/wire/page.ts"
import { inputOf, shownPage } from "./listLoading.ts"
import type { RecordId } from "../contract/wire/recordId.ts"
import type { FindEndpoint } from "./ListSpec.ts"

interface Readable<Row> {
  readonly find: FindEndpoint<Row>
  readonly rowOf?: (record: never) => Row
  readonly key: (row: Row) => RecordId
}

type Call<Row> = (
  to: FindEndpoint<Row>,
  input: ReturnType<typeof inputOf>,
) => Effect.Effect<ResultPage<Row>, ApiError>

/**
 * Reads all rows of a list page by page, for a server without the bulk delete or export that would handle them; of more
 * than `maxRows` only about so many.
 */
export const readAll = Effect.fnUntraced(function* <Row>(
  api: Api,
  { find, rowOf, key }: Readable<Row>,
  query: Pick<PageQuery, "filter" | "sortField" | "sortOrder">,
  maxRows = Number.POSITIVE_INFINITY,
) {
  const call = api.call as Call<Row>
  const rows = new Map<string, Row>()
  let pageSize: number = limits.list.maxPageSize
  for (let pageNumber = 0; ; pageNumber += 1) {
    const found = yield* call(find, inputOf(find, { ...query, pageNumber, pageSize }))
    const { items, totalCount, isEstimated } = shownPage(found, rowOf)
    const expectedRows = isEstimated ? maxRows : Math.min(totalCount, maxRows)
    for (const row of items) rows.set(String(key(row)), row)
    if (items.length === 0 || rows.size >= expectedRows) return [...rows.values()]
    // A server may limit the page size: the following pages must then use the server's size.
    if (pageNumber === 0) pageSize = items.length
  }
})
