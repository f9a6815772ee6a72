/* oxlint-disable jsx-a11y/prefer-tag-over-role -- lines are placed one by one, as rows of a table cannot be */
import { memo } from "react"
import { statusAt } from "../../../contract/menu/statusAt.ts"
import type { ItemRow } from "../../../contract/menu/menuData.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { CellInput } from "./CellInput.tsx"
import { cellKey } from "./cellStates.ts"
import { cellText, type CellContext, marginIn } from "./cellTexts.ts"
import { type Column, isComputed } from "./columns.ts"
import * as css from "./grid.css.ts"
import type { UnsavedCell } from "./useCells.ts"
import type { Editing, GridState } from "./useGrid.ts"
import { useGridWords } from "./words.ts"
import { useMenuWords } from "../words.ts"

/** The part of a selection in one row: columns from and to, the active one, and the one that has the handle; -1 for none. */
export interface RowSelection {
  readonly left: number
  readonly right: number
  readonly active: number
  readonly handle: number
}

interface Props extends RowSelection {
  readonly id: string
  readonly item: ItemRow
  readonly row: number
  readonly line: number
  readonly columns: ReadonlyArray<Column>
  readonly template: string
  readonly context: CellContext
  readonly pending: ReadonlySet<string>
  readonly unsaved: ReadonlyMap<string, UnsavedCell>
  readonly editing: Editing | undefined
  readonly mayEdit: boolean
  readonly onLeave: GridState["leave"]
}

const isAtEnd = ({ kind }: Column) => kind === "money" || kind === "count" || kind === "percent"

/** A wide letter of the font, in px. */
const letterPx = 9

/** True where a text may be wider than its column. */
const isLong = (text: string, { width }: Column) => text.length * letterPx > width - 2 * letterPx

/** Text of a cell that is not edited: a status with its end, a dash where there is no number. */
const useShownText = ({ item, context }: Pick<Props, "item" | "context">) => {
  const moment = useMoment(context.store)
  const say = useMenuWords()
  return (column: Column): string => {
    const text = cellText(context, item, column)
    const isOut = column.kind === "status" && item.soldOutUntil && item.status === "OUT_OF_STOCK"
    if (isOut && statusAt({ store: context.store }, "items", item, context.now) === "OUT_OF_STOCK")
      return `${text} ${say("until", { moment: moment(item.soldOutUntil) })}`
    return text === "" && (column.kind === "count" || column.kind === "percent") ? "—" : text
  }
}

/** One item of the spreadsheet. */
export const GridRow = memo((props: Props) => {
  const { id, item, row, line, columns, template, context, pending, unsaved, editing, mayEdit } = props
  const say = useGridWords()
  const shownText = useShownText(props)
  const status = statusAt({ store: context.store }, "items", item, context.now)
  return (
    <div
      role="row"
      aria-rowindex={line + 2}
      data-row={row}
      className={css.lineRow}
      style={{ gridTemplateColumns: template, insetBlockStart: line * css.lineHeight }}
    >
      {columns.map((column, at) => {
        const key = cellKey(item._id, column.id)
        const problem = unsaved.get(key)
        const isActive = at === props.active
        const isSelected = at >= props.left && at <= props.right
        const text = problem?.text ?? shownText(column)
        return (
          <div
            key={column.id}
            id={`${id}-${row}-${at}`}
            role={at === 0 ? "rowheader" : "gridcell"}
            aria-colindex={at + 1}
            aria-selected={isSelected}
            aria-invalid={problem ? true : undefined}
            aria-readonly={!mayEdit || isComputed(column) || undefined}
            aria-busy={pending.has(key) || undefined}
            className={at === 0 ? `${css.cell} ${css.lead}` : css.cell}
            data-column={at}
            data-long={isLong(text, column) || undefined}
            data-active={isActive || undefined}
            data-selected={isSelected || undefined}
            data-align={isAtEnd(column) ? "end" : undefined}
            data-muted={isComputed(column) || undefined}
            data-low={(column.kind === "percent" && (marginIn(context, item) ?? 1) <= 0) || undefined}
            data-status={column.kind === "status" ? status : undefined}
          >
            {isActive && editing ? (
              <CellInput
                label={say("cellOf", { column: say(column.id), name: item.name })}
                {...{ column, context, editing }}
                onLeave={props.onLeave}
              />
            ) : (
              text
            )}
            {pending.has(key) && <i className={css.corner} />}
            {at === props.handle && mayEdit && !editing && <i className={css.fillHandle} data-fill />}
          </div>
        )
      })}
    </div>
  )
})
GridRow.displayName = "GridRow"
