import type { Oddity } from "../../../contract/menu/import/oddity.ts"
import type { AddOddity } from "./readCells.ts"

/** A line of a sheet with its cells by column. */
export interface SheetLine {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** Returns a function that notes an oddity of a line's cell. */
export const noteOf =
  (oddities: Array<Oddity>, { line, cells }: SheetLine, of: string) =>
  (field: string): AddOddity =>
  (kind) =>
    void oddities.push({ kind, place: { line }, of, field, written: cells[field] ?? "" })
