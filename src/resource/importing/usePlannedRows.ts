import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { ImportRun, PlannedRow } from "../../contract/importing/importRun.ts"
import { imports } from "../../contract/importing/imports.ts"
import type { ResultPage } from "../../contract/wire/page.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"

/** Ends of the rows of an import, as its figures tell them. */
export const figures = ["CREATED", "UPDATED", "UNCHANGED", "REFUSED", "ASKED"] as const
export type Figure = (typeof figures)[number]

export const plannedPageSize = 50

const nothing: ResultPage<PlannedRow> = { items: [], totalCount: 0 }

/** One page of an import's rows that end so. */
export const usePlannedRows = (run: ImportRun | undefined, outcome: Figure) => {
  const { api } = usePanel().client
  const [at, setAt] = useState<{ readonly of: Figure; readonly page: number }>({ of: outcome, page: 0 })
  const page = at.of === outcome ? at.page : 0
  const load = useMemo(
    (): Effect.Effect<ResultPage<PlannedRow>, ApiError> =>
      run
        ? api.call(imports.rows, {
            params: { id: run._id },
            query: { outcome, pageIn: page, pageOut: plannedPageSize },
          })
        : Effect.succeed(nothing),
    [api, run, outcome, page],
  )
  return { ...useRemote(load), page, setPage: (next: number) => setAt({ of: outcome, page: next }) }
}
