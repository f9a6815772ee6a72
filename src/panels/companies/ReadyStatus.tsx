import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { Status } from "../../ui/status/Status.tsx"
import { useCompanyWords } from "./words.ts"

/** What a company lacks to sell. */
export const missingOf = (row: DescribedRow): ReadonlyArray<string> =>
  (row["missing"] ?? []) as ReadonlyArray<string>

/** Whether a company is ready to sell, or how much it lacks. */
export const ReadyStatus = ({ row }: { readonly row: DescribedRow }) => {
  const say = useCompanyWords()
  const { length } = missingOf(row)
  return length === 0 ? (
    <Status tone="success">{say("ready")}</Status>
  ) : (
    <Status tone="warning">{say("lacks", { count: length })}</Status>
  )
}
