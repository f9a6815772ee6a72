import * as Effect from "effect/Effect"
import type { ApiError } from "../api/errors.ts"
import { limits } from "../contract/limits.ts"
import type { PageQuery } from "../contract/page.ts"
import { frameWords } from "../frame/frameWords.ts"
import { usePanel } from "../frame/PanelContext.ts"
import { useExplain } from "../frame/useExplain.ts"
import { useSnackbar } from "../frame/useSnackbar.ts"
import { useTask } from "../frame/useTask.ts"
import { useWords } from "../frame/useWords.ts"
import { shownColumns } from "./listColumns.ts"
import { filterOf } from "./listFilter.ts"
import type { ListModel } from "./listModel.ts"
import type { ExportEndpoint, ListSpec, ListWords } from "./ListSpec.ts"
import { listWords } from "./listWords.ts"
import { fileName, saveCsv } from "./saveFile.ts"

interface Body extends Pick<PageQuery, "filter" | "sortField" | "sortOrder"> {
  readonly columns: ReadonlyArray<string>
}

type Call = (to: ExportEndpoint, input: { body: Body }) => Effect.Effect<string, ApiError>

/** Saving what a list shows, on all its pages, as a file. */
export interface Exporting {
  readonly busy: boolean
  run(): void
}

/** Exports what is filtered, in its order, with the columns shown; a failure is told with another try. */
export const useExport = <Row, W extends ListWords, R>(
  spec: ListSpec<Row, W, R>,
  model: ListModel<Row>,
): Exporting => {
  const { client, emit } = usePanel()
  const list = useWords("list", listWords)
  const frame = useWords("frame", frameWords)
  const tell = useSnackbar()
  const explain = useExplain()
  const { busy, run } = useTask<never>()

  const fail = (error: ApiError) =>
    tell(list("exportFailed"), {
      text: explain(error),
      undo: { label: frame("retry"), lasts: limits.notice.snackbar, onUndo: start },
    })
  const start = () => {
    const { exporting, name } = spec
    if (!exporting) return
    const { view } = model.asked.peek()
    const { sortField, sortOrder } = view
    const columns = shownColumns(spec.columns, view.columns).map(({ id }) => id)
    const call = client.api.call as Call
    const body = { filter: filterOf(spec, view), sortField, sortOrder, columns }
    const save = (lines: string) => {
      saveCsv(fileName(name, new Date()), lines)
      emit({ panel: name, type: "exported", detail: { columns } })
    }
    run(Effect.match(call(exporting, { body }), { onSuccess: save, onFailure: fail }))
  }
  return { busy, run: start }
}
