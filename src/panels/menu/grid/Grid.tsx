/* oxlint-disable jsx-a11y/prefer-tag-over-role -- lines are placed one by one, as rows of a table cannot be */
import { type UIEvent, useId, useMemo, useRef } from "react"
import type { ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { BulkActs } from "../bulk/BulkActs.tsx"
import type { BulkKind } from "../bulk/bulkRule.ts"
import { useMenuEdit } from "../menuEdit.ts"
import type { ShownCategory } from "../shownItems.ts"
import { CellNote } from "./CellNote.tsx"
import { allColumns, type Column, columnsWithoutCost } from "./columns.ts"
import * as css from "./grid.css.ts"
import { GridBar } from "./GridBar.tsx"
import { GridLines } from "./GridLines.tsx"
import { itemLines } from "./itemLines.ts"
import { rangeOf, type Selection } from "./selection.ts"
import { useGrid } from "./useGrid.ts"
import { useGridClipboard, useGridKeys } from "./useGridKeys.ts"
import { useGridPointer } from "./useGridPointer.ts"
import { useGridWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly shown: ReadonlyArray<ShownCategory>
  /** In milliseconds since 1970. */
  readonly now: number
}

/** Columns for the reader: costs stand there for who may write them, and where the server sends some. */
const useColumns = ({ items }: MenuData, mayEdit: boolean): ReadonlyArray<Column> => {
  const hasCost = mayEdit || items.some(({ cost }) => typeof cost === "number")
  return hasCost ? allColumns : columnsWithoutCost
}

const startOf = (columns: ReadonlyArray<Column>, at: number) =>
  columns.slice(0, at).reduce((sum, { width }) => sum + width, 0)

const markShifted = ({ currentTarget }: UIEvent<HTMLElement>) =>
  currentTarget.toggleAttribute("data-shifted", currentTarget.scrollLeft !== 0)

const idsIn = (items: ReadonlyArray<ItemRow>, selection: Selection) => {
  const { top, bottom } = rangeOf(selection)
  return items.slice(top, bottom + 1).map(({ _id }) => _id)
}

/** The menu as a spreadsheet: a line for each item, cells that are saved when they are left, copy and paste to Excel. */
const Grid = ({ data, shown, now }: Props) => {
  const say = useGridWords()
  const id = useId()
  const { locale } = usePanel()
  const { mayEdit, startBulk } = useMenuEdit()
  const { categories, store } = data
  const context = useMemo(() => ({ categories, store, locale, now }), [categories, store, locale, now])
  const lines = useMemo(() => itemLines(shown), [shown])
  const columns = useColumns(data, mayEdit)
  const template = columns.map(({ width }) => `minmax(0, ${width}fr)`).join(" ")
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const grid = useGrid({ data, lines, columns, context, mayEdit, table, scroller })
  const cells = { items: lines.items, columns }
  const onKeyDown = useGridKeys(grid, cells, context)
  const clipboard = useGridClipboard(grid, cells, context)
  const pointer = useGridPointer(grid, cells, context)
  const { active } = grid.selection
  const note = grid.unsavedHere
  const act = useLatest((kind: BulkKind) => startBulk(kind, idsIn(lines.items, grid.selection)))
  const activeLine = lines.lineOf[active.row]
  return (
    <div className={css.sheet}>
      <div ref={scroller} className={css.grid} onScroll={markShifted}>
        <div
          ref={table}
          role="grid"
          tabIndex={0}
          className={css.table}
          style={{ minInlineSize: startOf(columns, columns.length) }}
          aria-label={say("label")}
          aria-rowcount={lines.lines.length + 1}
          aria-colcount={columns.length}
          aria-multiselectable
          aria-readonly={!mayEdit || undefined}
          aria-activedescendant={lines.items.length > 0 ? `${id}-${active.row}-${active.column}` : undefined}
          onKeyDown={onKeyDown}
          {...clipboard}
          {...pointer}
        >
          <div role="row" aria-rowindex={1} className={css.heads} style={{ gridTemplateColumns: template }}>
            {columns.map((one, at) => (
              <div
                key={one.id}
                role="columnheader"
                aria-colindex={at + 1}
                className={at === 0 ? `${css.cell} ${css.lead}` : css.cell}
                data-align={["money", "count", "percent"].includes(one.kind) ? "end" : undefined}
              >
                {say(one.id)}
              </div>
            ))}
          </div>
          <GridLines {...{ id, grid, columns, template, context, mayEdit, activeLine }} lines={lines.lines} />
        </div>
        {note && !grid.editing && activeLine !== undefined && (
          <CellNote cell={note} line={activeLine + 1} left={startOf(columns, active.column)} />
        )}
      </div>
      <GridBar
        {...{ columns, mayEdit }}
        items={lines.items}
        selection={grid.selection}
        unsavedCount={grid.unsaved.size}
      >
        {mayEdit && <BulkActs isDisabled={lines.items.length === 0} onAct={act} />}
      </GridBar>
    </div>
  )
}

export default Grid
