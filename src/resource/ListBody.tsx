import { useCallback, useMemo } from "react"
import type { ApiError } from "../api/errors.ts"
import type { ResultPage } from "../contract/page.ts"
import type { Remote } from "../frame/remote.ts"
import { type Say, useWords } from "../frame/useWords.ts"
import { IconButton } from "../ui/button/IconButton.tsx"
import { eye, pencil, trash } from "../ui/icon/icons.ts"
import { PanelBody } from "../ui/panel/PanelBody.tsx"
import { unseen } from "../ui/theme/text.css.ts"
import { DataTable } from "../ui/table/DataTable.tsx"
import type { Asked, ListModel } from "./listModel.ts"
import type { ListSay, ListSpec, ListWords } from "./ListSpec.ts"
import { ListEmpty, ListFailure } from "./ListVacancies.tsx"
import { listWords } from "./listWords.ts"
import { wait } from "./resourceList.css.ts"
import type { Removal } from "./useRemoval.ts"

interface Props<Row, W extends ListWords, R> {
  readonly spec: ListSpec<Row, W, R>
  readonly say: Say<W>
  readonly word: ListSay
  readonly model: ListModel<Row>
  readonly asked: Asked
  readonly page: Remote<ResultPage<Row>, ApiError>
  readonly error: ApiError | undefined
  readonly selected: ReadonlySet<string>
  readonly removal: Removal<Row>
  readonly may: { readonly remove: boolean; readonly select: boolean }
  readonly onOpen: (row: Row) => void
  readonly onClearSearch: () => void
}

/** The rows, or what stands in their place: waiting, nothing, trouble. */
export const ListBody = <Row, W extends ListWords, R>(props: Props<Row, W, R>) => {
  const { spec, say, word, model, asked, page, error, selected, removal, may, onOpen, onClearSearch } = props
  const list = useWords("list", listWords)
  const { ask } = removal
  const columns = useMemo(
    () => spec.columns.map((column) => ({ ...column, label: word(`column.${column.id}`) })),
    [spec, word],
  )
  const actions = useCallback(
    (row: Row) => {
      const open = spec.open(say, row)
      const locked = spec.remove.locked(say, row)
      return (
        <>
          <IconButton
            icon={open.edits ? pencil : eye}
            label={open.label}
            size="small"
            onPress={() => onOpen(row)}
          />
          {may.remove && (
            <IconButton
              icon={trash}
              label={spec.remove.text(say, row).action}
              size="small"
              isDisabled={locked !== undefined}
              why={locked}
              onPress={() => ask(row)}
            />
          )}
        </>
      )
    },
    [spec, say, may.remove, onOpen, ask],
  )
  if (error)
    return (
      <PanelBody>
        <ListFailure title={word("loadFailed")} error={error} onRetry={model.reload} />
      </PanelBody>
    )
  const waiting = page._tag === "Loading"
  const nothing = page._tag === "Here" && page.data.items.length === 0
  return (
    <PanelBody>
      <DataTable
        label={word("title")}
        columns={columns}
        rows={page.data?.items ?? []}
        rowKey={(row) => String(spec.key(row))}
        rowLabel={spec.rowTitle}
        sort={{ field: asked.view.sortField, order: asked.view.sortOrder }}
        onSort={({ field, order }) => model.sort(field, order)}
        selection={
          may.select
            ? {
                selected,
                onChange: model.select,
                selectLabel: (title) => list("select", { title }),
                allLabel: list("selectAll"),
              }
            : undefined
        }
        actions={actions}
        actionsLabel={list("actions")}
        onRowOpen={onOpen}
        onRowDelete={may.remove ? (row) => void (spec.remove.locked(say, row) ?? ask(row)) : undefined}
        isBusy={waiting}
        bones={waiting && !page.data ? asked.view.pageSize : 0}
      />
      {waiting && <output className={page.data ? unseen : wait}>{list("wait")}</output>}
      {nothing && <ListEmpty search={asked.view.search} onClear={onClearSearch} />}
    </PanelBody>
  )
}
