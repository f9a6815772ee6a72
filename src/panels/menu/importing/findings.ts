import type { ImportPlan, PlannedRow, RowReason } from "../../../contract/menu/import/importPlan.ts"
import { type Oddity, type OddityKind, oddityKinds } from "../../../contract/menu/import/oddity.ts"

/** Rows by the outcome they are counted under. */
export const outcomes = ["create", "change", "same", "refused", "asks"] as const
export type Counted = (typeof outcomes)[number]

/** Numbers of rows by outcome; oddities need attention too. */
export const countsOf = ({ rows, oddities }: ImportPlan): Readonly<Record<Counted, number>> => {
  const count = (outcome: Counted) => rows.filter((row) => row.outcome === outcome).length
  return {
    create: count("create"),
    change: count("change"),
    same: count("same"),
    refused: count("refused"),
    asks: count("asks") + oddities.length,
  }
}

/** Refused rows by their reason. */
export const refusedBy = ({ rows }: ImportPlan, kind: RowReason["kind"]): ReadonlyArray<PlannedRow> =>
  rows.filter(({ outcome, reason }) => outcome === "refused" && reason?.kind === kind)

/** Oddities by their kind, in the order of the kinds. */
export const odditiesBy = ({
  oddities,
}: ImportPlan): ReadonlyArray<readonly [OddityKind, ReadonlyArray<Oddity>]> =>
  oddityKinds.flatMap((kind) => {
    const found = oddities.filter((one) => one.kind === kind)
    return found.length > 0 ? [[kind, found] as const] : []
  })
