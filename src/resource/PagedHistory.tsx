import type { ApiError } from "../api/errors.ts"
import { limits } from "../contract/limits.ts"
import type { ResultPage } from "../contract/wire/page.ts"
import type { RecordId } from "../contract/wire/recordId.ts"
import { LoadFailure } from "../frame/LoadFailure.tsx"
import { failure, type Remote } from "../frame/remote.ts"
import { useWords } from "../frame/useWords.ts"
import { listWords } from "./words.ts"
import { UnreadableRows } from "./UnreadableRows.tsx"
import { pagerLabels } from "./pagerLabels.ts"
import { history as historyIcon } from "../ui/icon/icons.ts"
import { Pager } from "../ui/pager/Pager.tsx"
import type { Column } from "../ui/table/column.ts"
import { DataTable } from "../ui/table/DataTable.tsx"
import { EmptyState } from "../ui/emptyState/EmptyState.tsx"
import { foot, history } from "./pagedHistory.css.ts"

/** The page of a history that is shown. */
export interface HistoryPage {
  readonly page: number
  readonly pageSize: number
}

/** The first page, with the page size of the lists. */
export const firstPage: HistoryPage = { page: limits.list.pageNumber, pageSize: limits.list.pageSize }

interface Props<Row> {
  readonly title: string
  readonly none: string
  readonly failed: string
  /** Keep the same between renders. */
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rowLabel: (row: Row) => string
  readonly remote: Remote<ResultPage<Row>, ApiError>
  /** The list the rows came in, which knows those that could not be read. Default: the rows themselves. */
  readonly all?: ReadonlyArray<unknown> | undefined
  readonly at: HistoryPage
  readonly onTurn: (to: HistoryPage) => void
  readonly onRetry: () => void
}

const keyOf = ({ _id }: { readonly _id: RecordId }) => String(_id)

/** A paged history in a tab of a record, newest first. */
export const PagedHistory = <Row extends { readonly _id: RecordId }>(props: Props<Row>) => {
  const { title, none, failed, columns, rowLabel, remote, at, onTurn, onRetry } = props
  const rows = props.all ?? remote.data?.items
  const say = useWords("list", listWords)
  const error = failure(remote)
  const isBusy = remote._tag === "Loading"
  const { items = [], totalCount = 0 } = remote.data ?? {}
  const body = () => {
    if (error) return <LoadFailure title={failed} error={error} onRetry={onRetry} />
    if (remote._tag === "Here" && totalCount === 0) return <EmptyState icon={historyIcon} title={none} />
    return (
      <DataTable
        label={title}
        {...{ columns, rowLabel, isBusy }}
        rows={items}
        rowKey={keyOf}
        skeletonRows={isBusy && !remote.data ? at.pageSize : 0}
      />
    )
  }
  return (
    <section className={history} aria-label={title}>
      <strong>{title}</strong>
      {body()}
      <UnreadableRows rows={rows} />
      {totalCount > 0 && (
        <div className={foot}>
          <Pager
            pageIndex={at.page}
            pageSize={at.pageSize}
            pageSizes={limits.list.pageSizes}
            total={totalCount}
            onPageChange={(page) => onTurn({ ...at, page })}
            onPageSizeChange={(pageSize) => onTurn({ page: 0, pageSize })}
            labels={pagerLabels(say, at, totalCount)}
          />
        </div>
      )}
    </section>
  )
}
