import { useMemo } from "react"
import type { ApiError } from "../api/errors.ts"
import { limits } from "../contract/limits.ts"
import type { ResultPage } from "../contract/wire/page.ts"
import { LoadFailure } from "../frame/LoadFailure.tsx"
import { failure, type Remote } from "../frame/remote.ts"
import { usePart } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { Notice } from "../ui/notice/Notice.tsx"
import { PanelBody } from "../ui/panel/PanelBody.tsx"
import { visuallyHidden } from "../ui/theme/text.css.ts"
import type { List } from "./List.ts"
import { shownColumns } from "./listColumns.ts"
import type { ListModel } from "./listModel.ts"
import { ListTable } from "./ListTable.tsx"
import { ListEmpty } from "./ListVacancies.tsx"
import { listWords } from "./words.ts"
import { wait } from "./resourceList.css.ts"
import type { Ordering } from "./rowOrder.ts"
import type { LayOut } from "./rowTree.ts"
import { useColumnsHere } from "./useColumnsHere.ts"
import { UnreadableRows } from "./UnreadableRows.tsx"
import type { DescribedRow } from "./described/describedRow.ts"

interface Props {
  readonly list: List
  readonly page: Remote<ResultPage<DescribedRow>, ApiError>
  readonly onOpen: (row: DescribedRow) => void
  readonly onRow: ((id: string, row: DescribedRow, model: ListModel) => void) | undefined
  readonly ordering: Ordering | undefined
  readonly layOut: LayOut | undefined
  /** The search and the filters were turned off. */
  readonly onWidened: () => void
}

/** The rows, or what stands in their place: waiting, nothing, trouble. */
export const ListBody = (props: Props) => {
  const { list, page, onOpen, onRow, ordering, layOut, onWidened } = props
  const say = useWords("list", listWords)
  const columnIds = usePart(list.model.request, ({ view }) => view.columns)
  const columns = useMemo(() => shownColumns(list.spec.columns, columnIds), [list.spec, columnIds])
  const isReady = useColumnsHere(columns)
  const error = failure(page)
  if (error)
    return (
      <PanelBody>
        <LoadFailure title={list.word("loadFailed")} error={error} onRetry={list.model.reload} />
      </PanelBody>
    )
  const isBusy = page._tag === "Loading" || !isReady
  const data = isReady ? page.data : undefined
  return (
    <PanelBody>
      <ListTable {...{ list, isBusy, onOpen, onRow, ordering, layOut, data }} />
      {isBusy && <output className={data ? visuallyHidden : wait}>{say("wait")}</output>}
      {page.data?.isCut && <Notice tone="warning">{say("cut", { count: limits.list.maxUnpaged })}</Notice>}
      <UnreadableRows rows={page.data?.items} />
      {!isBusy && page._tag === "Here" && page.data.items.length === 0 && (
        <ListEmpty {...{ list, onWidened }} />
      )}
    </PanelBody>
  )
}
