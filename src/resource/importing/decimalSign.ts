import type { Kind } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { TableLine } from "./readTable.ts"

/** The signs that group thousands and begin decimals in a file. */
export interface NumberSigns {
  readonly group: string
  readonly decimal: string
}

const comma: NumberSigns = { group: ".", decimal: "," }
const point: NumberSigns = { group: ",", decimal: "." }

const numbers: ReadonlySet<Kind> = new Set(["money", "decimal", "percent", "count"])

/** The sign a number begins its decimals with, where it can be no other: the last of two, or one without three digits behind it. */
const decimalIn = (cell: string): "," | "." | undefined => {
  const digits = cell.replaceAll(/[^\d.,]/g, "")
  const [, before = "", sign, after = ""] = /^(.*)([.,])(\d+)$/.exec(digits) ?? []
  if (sign !== "," && sign !== ".") return undefined
  const isTold = /[.,]/.test(before) ? !before.includes(sign) : after.length !== 3
  return isTold ? sign : undefined
}

/** Signs of the numbers of a file, as its own cells tell it; undefined where none does, or they contradict each other. */
export const numberSignsOf = (
  { fields }: Resource,
  {
    columns,
    lines,
  }: {
    readonly columns: ReadonlyArray<string | undefined>
    readonly lines: ReadonlyArray<TableLine>
  },
): NumberSigns | undefined => {
  const at = columns.flatMap((name, index) => {
    const field = name === undefined ? undefined : fields[name]
    return field && numbers.has(field.kind) ? [index] : []
  })
  const signs = new Set(
    lines.flatMap(({ cells }) => at.flatMap((index) => decimalIn(cells[index] ?? "") ?? [])),
  )
  if (signs.size !== 1) return undefined
  return signs.has(",") ? comma : point
}
