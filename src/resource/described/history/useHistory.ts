import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { Api } from "../../../api/api.ts"
import { limits } from "../../../contract/limits.ts"
import type { HistoryEntry } from "../../../contract/resource/history.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import type { HistoryEndpoint } from "../recordCalls.ts"

/** Number of lines shown at first, and added each time. */
export const linesPerPage = 25

/** Maximum number of lines searched in a longer history, latest first, in pages. */
export const maxSearchedLines = 1000

/** The record whose history is read. */
export interface HistoryOf {
  /** Tells what was done to one record of a list. */
  readonly call: HistoryEndpoint
  readonly id: RecordId
  /** The history is read again when the record has another one. */
  readonly version: number | undefined
}

/**
 * The latest lines, at most so many, page by page: a server may give fewer at once than it is asked for. With the purpose
 * `file` it records that they are taken along.
 */
export const readLines = Effect.fnUntraced(function* (
  api: Api,
  { call, id }: Pick<HistoryOf, "call" | "id">,
  maxLines: number,
  purpose?: "file",
) {
  const lines = new Map<string, HistoryEntry>()
  let pageOut: number = Math.min(maxLines, limits.list.maxPageSize)
  for (let pageIn = 0; ; pageIn += 1) {
    const purposeQuery = pageIn === 0 && purpose ? { purpose } : {}
    const { items, totalCount } = yield* api.call(call, {
      params: { id },
      query: { pageIn, pageOut, ...purposeQuery },
    })
    for (const line of items) lines.set(String(line._id), line)
    if (items.length === 0 || lines.size >= Math.min(totalCount, maxLines))
      return { items: [...lines.values()], totalCount }
    if (pageIn === 0) pageOut = items.length
  }
})

/** The latest lines of a record's history, at most so many. */
export const useHistory = ({ call, id, version }: HistoryOf, maxLines: number) => {
  const { api } = usePanel().client
  const load = useMemo(
    () => readLines(api, { call, id }, maxLines),
    // oxlint-disable-next-line react/exhaustive-deps -- another version has more to tell
    [api, call, id, version, maxLines],
  )
  return useRemote(load)
}
