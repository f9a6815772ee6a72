import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useCallback, useEffect, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { offerTabloids } from "../../contract/resources/offerTabloids.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"

const { find } = callsOf(offerTabloids)

interface FoundTabloids {
  readonly rows: ReadonlyArray<RowOf<typeof offerTabloids>>
  readonly total: number
}

/** Some tabloids at a time: the first, then those that follow when `more` is called. Keep the filter the same. */
export const useTabloids = (filter: object, pageSize: number, sortField: "endsAt" | "startsAt") => {
  const { api } = usePanel().client
  const { run, busy, error } = useTask<ApiError>()
  const [found, setFound] = useState<FoundTabloids>()
  const load = useCallback(
    (rows: ReadonlyArray<RowOf<typeof offerTabloids>>) => {
      const body = {
        filter,
        sortField,
        sortOrder: sortField === "endsAt" ? ("desc" as const) : ("asc" as const),
        pageNumber: Math.floor(rows.length / pageSize),
        pageSize,
      }
      const call = api.call(find, { body } as never) as Effect.Effect<
        { readonly items: ReadonlyArray<RowOf<typeof offerTabloids>>; readonly totalCount: number },
        ApiError
      >
      run(
        Effect.map(call, ({ items, totalCount }) =>
          setFound({ rows: [...rows, ...items], total: totalCount }),
        ),
      )
    },
    [api, run, filter, pageSize, sortField],
  )
  useEffect(() => load([]), [load])
  return { found, busy, error, reload: () => load([]), more: () => load(found?.rows ?? []) }
}
