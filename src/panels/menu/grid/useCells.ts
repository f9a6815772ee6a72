import { useCallback, useMemo, useState } from "react"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { useValue } from "../../../frame/useValue.ts"
import { rowWithId } from "../../../contract/menu/lookups.ts"
import { formerOf } from "../clashes.ts"
import { explain } from "../explain.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { useMenuWords } from "../words.ts"
import { cellChanges, type CellEdit, type CellProblem } from "./cellChanges.ts"
import { cellKey, pendingCells, refusedCells } from "./cellStates.ts"
import type { CellContext } from "./cellTexts.ts"
import { explainCell } from "./explainCell.ts"
import { useGridWords } from "./words.ts"

/** A cell whose text was not saved: the sentence that says why, and the ways on. */
export interface UnsavedCell {
  readonly text: string
  readonly sentence: string
  /** Sends it again, or saves it all the same. */
  readonly again?: { readonly label: string; readonly run: () => void }
  readonly giveUp: () => void
}

const none: ReadonlyMap<string, CellProblem> = new Map()

/** Texts that could not be saved from here, by their cells; a new text in a cell takes the place of the former. */
const useProblems = () => {
  const [problems, setProblems] = useState(none)
  const put = useCallback(
    (cells: ReadonlyArray<Pick<CellProblem, "item" | "column">>, found: ReadonlyArray<CellProblem>) =>
      setProblems((before) => {
        const next = new Map(before)
        for (const { item, column } of cells) next.delete(cellKey(item, column))
        for (const one of found) next.set(cellKey(one.item, one.column), one)
        return next
      }),
    [],
  )
  return { problems, put }
}

interface Unsaved {
  readonly data: MenuData
  readonly context: CellContext
  readonly problems: ReadonlyMap<string, CellProblem>
  readonly forget: (problem: CellProblem) => void
}

/** Cells that were not saved: refused by the server, or kept here. */
const useUnsaved = ({ data: { items }, context, problems, forget }: Unsaved) => {
  const say = useGridWords()
  const menuSay = useMenuWords()
  const api = useExplain()
  const { model, change } = useMenuEdit()
  const refused = useValue(model.refused)
  return useMemo(() => {
    const cells = new Map<string, UnsavedCell>()
    for (const [key, { text, row, error }] of refusedCells(refused, items, context))
      cells.set(key, {
        text,
        sentence: explain(menuSay, api, error),
        again: { label: say("retry"), run: () => model.retry(row) },
        giveUp: () => model.giveUp(row),
      })
    for (const [key, problem] of problems) {
      const { ops, text } = problem
      const save = (all: ReadonlyArray<MenuOp>) => () => {
        forget(problem)
        change(all)
      }
      cells.set(key, {
        text,
        sentence: explainCell(say, context.locale, problem, rowWithId(items, problem.item)),
        ...(ops && { again: { label: say("saveAnyway"), run: save(ops) } }),
        giveUp: () => forget(problem),
      })
    }
    return cells
  }, [refused, problems, items, context, say, menuSay, api, model, change, forget])
}

/** Ways to write into cells, with the cells that wait and those that were not saved. */
export const useCells = (data: MenuData, context: CellContext) => {
  const { model, change } = useMenuEdit()
  const waiting = useValue(model.waiting)
  const { problems, put } = useProblems()
  const pending = useMemo(() => pendingCells(waiting), [waiting])
  const forget = useCallback((problem: CellProblem) => put([problem], []), [put])
  const unsaved = useUnsaved({ data, context, problems, forget })
  const write = useLatest((edits: ReadonlyArray<CellEdit>, over: MenuData = data) => {
    const made = cellChanges(data, context, edits)
    put(
      edits.map(({ item, column }) => ({ item: item._id, column: column.id })),
      made.problems,
    )
    if (made.ops.length > 0) change(made.ops, formerOf(over, made.ops))
    return made
  })
  return { write, pending, unsaved }
}
