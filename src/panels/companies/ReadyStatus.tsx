import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { Status } from "../../ui/status/Status.tsx"
import { useCompanyWords } from "./words.ts"

/** Returns the requirements a company lacks to sell. */
export const missingOf = (row: DescribedRow): ReadonlyArray<string> =>
  (row["missing"] ?? []) as ReadonlyArray<string>

/** A company's readiness to sell, or the number of missing requirements. */
export const ReadyStatus = ({ row }: { readonly row: DescribedRow }) => {
  const say = useCompanyWords()
  const { length } = missingOf(row)
  return length === 0 ? (
    <Status tone="success">{say("ready")}</Status>
  ) : (
    <Status tone="warning">{say("lacks", { count: length })}</Status>
  )
}
