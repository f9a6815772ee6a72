import { type ContextType, useCallback, useMemo } from "react"
import { pagedCount, type ResultPage } from "../contract/wire/page.ts"
import { limits } from "../contract/limits.ts"
import { useLatest } from "../frame/useLatest.ts"
import { useSnackbar } from "../frame/useSnackbar.ts"
import { useValue } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { DataTable } from "../ui/table/DataTable.tsx"
import type { List } from "./List.ts"
import { shownColumns } from "./listColumns.ts"
import type { ListModel } from "./listModel.ts"
import { isInOwnOrder } from "./ListView.ts"
import { listWords } from "./words.ts"
import { type Ordering, RowDrop } from "./rowOrder.ts"
import { type LayOut, RowTree } from "./rowTree.ts"
import { RowActions } from "./RowActions.tsx"
import type { DescribedRow } from "./described/describedRow.ts"

interface Props {
  readonly list: List
  readonly data: ResultPage<DescribedRow> | undefined
  readonly isBusy: boolean
  readonly onOpen: (row: DescribedRow) => void
  readonly onRow: ((id: string, row: DescribedRow, model: ListModel) => void) | undefined
  readonly ordering: Ordering | undefined
  readonly layOut: LayOut | undefined
}

const none: ReadonlyArray<never> = []

const useColumns = ({ spec, word, model }: List) => {
  const columnIds = useValue(model.request).view.columns
  return useMemo(
    () =>
      shownColumns(spec.columns, columnIds).map((column) => ({
        ...column,
        label: word(`column.${column.id}`),
      })),
    [spec, word, columnIds],
  )
}

const useActions = (
  { spec, word, model, removal: { request }, rights }: List,
  props: Pick<Props, "onOpen" | "onRow">,
  isMovable: boolean,
  rows: ReadonlyArray<DescribedRow>,
) => {
  // A list none of whose rows can be deleted says so in no row.
  const mayRemove = rights.remove && rows.some((row) => spec.remove.locked(word, row) === undefined)
  const onOpen = useLatest(props.onOpen)
  const onRow = useLatest((id: string, row: DescribedRow) => props.onRow?.(id, row, model))
  return useCallback(
    (row: DescribedRow) => {
      const { action: label } = spec.remove.text(word, row)
      return (
        <RowActions
          title={spec.rowTitle(row)}
          open={{ ...spec.open(word, row), act: () => onOpen(row) }}
          more={(spec.rowActions ?? [])
            .filter(({ isOffered, isForTouch }) => (isOffered?.(row) ?? true) && (isMovable || !isForTouch))
            .map(({ id, icon, isForTouch }) => ({
              id,
              icon,
              isForTouch,
              label: word(`row.${id}`),
              act: () => onRow(id, row),
            }))}
          remove={
            mayRemove ? { label, locked: spec.remove.locked(word, row), act: () => request(row) } : undefined
          }
        />
      )
    },
    [spec, word, mayRemove, isMovable, onOpen, onRow, request],
  )
}

const useSelection = ({ spec, word, model, rights }: List, rows: ReadonlyArray<DescribedRow>) => {
  const list = useWords("list", listWords)
  const selected = useValue(model.selected)
  const isAll = useValue(model.isAll)
  const notify = useSnackbar()
  if (!rights.select) return undefined
  const choose = (keys: ReadonlySet<string>) => {
    if (!model.select(keys)) notify(list("tooMany", { count: limits.list.maxNamed }))
  }
  return {
    selected: isAll ? new Set(rows.map((row) => String(spec.key(row)))) : selected,
    onChange: choose,
    selectLabel: (title: string) => list("select", { title }),
    allLabel: word("selectAll"),
  }
}

/** The rows of a list, with everything one can do to them. */
export const ListTable = (props: Props) => {
  const { list, data, isBusy, onOpen, ordering, layOut } = props
  const { spec, word, model, removal, rights } = list
  const { view } = useValue(model.request)
  const labels = useWords("list", listWords)
  const items = data?.items ?? none
  const tree = useMemo(() => layOut?.(items), [layOut, items])
  const rows = tree?.rows ?? items
  const last = Math.ceil((data ? pagedCount(data) : 0) / view.pageSize) - 1
  const isMovable = ordering !== undefined && isInOwnOrder(spec, view)
  const drop = useMemo((): ContextType<typeof RowDrop> => {
    if (ordering && isMovable)
      return (row, over, side) => ordering.drop(model, row as DescribedRow, over, side)
    return undefined
  }, [ordering, isMovable, model])
  const rowKey = useCallback((row: DescribedRow) => String(spec.key(row)), [spec])
  return (
    <RowDrop.Provider value={drop}>
      <RowTree.Provider value={tree}>
        <DataTable
          label={word("title")}
          columns={useColumns(list)}
          rows={rows}
          rowKey={rowKey}
          rowLabel={spec.rowTitle}
          sort={{ field: view.sortField, order: view.sortOrder }}
          onSort={({ field, order }) => model.sort(field, order)}
          selection={useSelection(list, rows)}
          actions={useActions(list, props, isMovable, rows)}
          actionsLabel={labels("actions")}
          onRowOpen={onOpen}
          onRowDelete={
            rights.remove ? (row) => void (spec.remove.locked(word, row) ?? removal.request(row)) : undefined
          }
          onRowMove={isMovable ? (row, step) => ordering?.step(model, row, step) : undefined}
          onPageStep={(step) => {
            const to = view.page + step
            if (to >= 0 && to <= last) model.setPage(to)
          }}
          isBusy={isBusy}
          skeletonRows={isBusy && !data ? view.pageSize : 0}
          rowProps={tree?.rowProps}
        />
      </RowTree.Provider>
    </RowDrop.Provider>
  )
}
