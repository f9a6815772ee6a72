import type { companies } from "../../contract/resources/companies.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { Status } from "../../ui/status/Status.tsx"
import { useCompanyWords } from "./words.ts"

/** Returns the requirements a company lacks to sell. */
export const missingOf = (row: RowOf<typeof companies>): ReadonlyArray<string> => row.missing

/** A company's readiness to sell, or the number of missing requirements. */
export const ReadyStatus = ({ row }: { readonly row: RowOf<typeof companies> }) => {
  const say = useCompanyWords()
  const { length } = missingOf(row)
  return length === 0 ? (
    <Status tone="success">{say("ready")}</Status>
  ) : (
    <Status tone="warning">{say("lacks", { count: length })}</Status>
  )
}
