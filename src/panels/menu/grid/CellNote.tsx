import { Button } from "../../../ui/button/Button.tsx"
import * as css from "./grid.css.ts"
import type { UnsavedCell } from "./useCells.ts"
import { useGridWords } from "./words.ts"

interface Props {
  readonly cell: UnsavedCell
  /** Line and left edge in px of the cell it is about. */
  readonly line: number
  readonly left: number
}

/** The reason a cell was not saved, under it, with the ways on. */
export const CellNote = ({ cell, line, left }: Props) => {
  const say = useGridWords()
  const { sentence, again, giveUp } = cell
  return (
    <div
      className={css.note}
      role="alert"
      style={{ insetBlockStart: (line + 1) * css.lineHeight + 2, insetInlineStart: left }}
    >
      <span>{sentence}</span>
      {again && (
        <Button size="small" onPress={again.run}>
          {again.label}
        </Button>
      )}
      <Button size="small" tone="quiet" onPress={giveUp}>
        {say("giveUp")}
      </Button>
    </div>
  )
}
