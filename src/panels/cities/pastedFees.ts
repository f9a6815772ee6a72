import type { cities } from "../../contract/resources/cities.ts"
import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"
import { decimalsOf } from "../../contract/resource/decimals.ts"
import { hundredthsOf } from "../../contract/wire/plainNumber.ts"
import { moneyUnits, numberProblem, readNumber } from "../../ui/field/numberText.ts"
import { plainName } from "../../contract/search/folded.ts"

/** A fee that changes: the place of its neighborhood, and both as a draft has them (`8.90`). */
export interface FeeChange {
  readonly at: number
  readonly name: string
  readonly before: string
  readonly after: string
}

/** A line nobody can follow; lines count from 1. */
export interface BadLine {
  readonly line: number
  readonly problem: "fee" | "ambiguous" | "places" | "unknown" | "repeated" | "tooMany"
  readonly text: string
}

/** Result of pasted lines. */
export interface PastedFees {
  readonly changes: ReadonlyArray<FeeChange>
  readonly bad: ReadonlyArray<BadLine>
}

const digits = decimalsOf.money ?? 0

/** A fee as a draft has it: `R$ 1.234,50` is `1234.50`. No fee is below nothing. */
const feeOf = (text: string): { readonly fee: string } | Pick<BadLine, "problem"> => {
  const reading = readNumber(text, { units: moneyUnits })
  if ("problem" in reading) return { problem: reading.problem === "ambiguous" ? "ambiguous" : "fee" }
  if (numberProblem(reading.text, digits)) return { problem: "places" }
  const cents = hundredthsOf(reading.text)
  return cents < 0 ? { problem: "fee" } : { fee: (cents / 100).toFixed(digits) }
}

interface Line {
  readonly line: number
  /** Undefined where the line has a fee alone. */
  readonly name: string | undefined
  readonly fee: string
}

const linesOf = (text: string): ReadonlyArray<Line> =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((written, index) => {
      const cells = written.split(/\t|;/).map((cell) => cell.trim())
      const [first = "", second] = cells
      return second === undefined
        ? { line: index + 1, name: undefined, fee: first }
        : { line: index + 1, name: first, fee: second }
    })

/** A first line without an amount is the heading of its columns. */
const isHeading = ({ line, fee }: Line) => line === 1 && fee !== "" && !/\d/.test(fee)

/** Returns the neighborhood a line is about, or the reason there is none. */
const placeOf = (
  { line, name, fee }: Line,
  rowOf: (line: Line) => number,
  items: ReadonlyArray<ItemTextsOf<typeof cities, "neighborhoods">>,
): number | BadLine => {
  const at =
    name === undefined
      ? rowOf({ line, name, fee })
      : items.findIndex((item) => plainName(item.name ?? "") === plainName(name))
  if (name === undefined && at >= items.length) return { line, problem: "tooMany", text: fee }
  return at < 0 ? { line, problem: "unknown", text: name ?? "" } : at
}

/**
 * Returns the changes pasted lines make to neighborhoods. A line has a name and a fee, separated by a tab or a
 * semicolon, or only a fee, which goes to the neighborhoods in order; an empty line skips its neighborhood.
 */
export const pastedFees = (
  text: string,
  items: ReadonlyArray<ItemTextsOf<typeof cities, "neighborhoods">>,
): PastedFees => {
  const all = linesOf(text)
  const lines = all.filter((line) => !isHeading(line))
  const changes: Array<FeeChange> = []
  const bad: Array<BadLine> = []
  const seenLines = new Set<number>()
  for (const one of lines) {
    if (one.fee === "" && !one.name) continue
    const at = placeOf(one, ({ line }) => line - 1 - (all.length - lines.length), items)
    const read = feeOf(one.fee)
    if (typeof at !== "number") bad.push(at)
    else if ("problem" in read) bad.push({ line: one.line, problem: read.problem, text: one.fee })
    else if (seenLines.has(at)) bad.push({ line: one.line, problem: "repeated", text: one.name ?? one.fee })
    else {
      seenLines.add(at)
      const { name = "", deliveryFee: before = "" } = items[at] ?? {}
      if (before !== read.fee) changes.push({ at, name, before, after: read.fee })
    }
  }
  return { changes, bad }
}
