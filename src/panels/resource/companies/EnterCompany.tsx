import { useEffect } from "react"
import type { RowOf } from "../../../contract/resource/resource.ts"
import { Company } from "../../../contract/companies/company.ts"
import type { companies } from "../../../contract/resources/companies.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"

interface Props {
  readonly row: DescribedRow
  readonly onDone: () => void
}

/** Views a company as the switch of the shell does; its screens then show what is its own. */
const EnterCompany = ({ row, onDone }: Props) => {
  const { session } = usePanel().client
  useEffect(() => {
    const { _id, name, type, shoppingFlow } = row as unknown as RowOf<typeof companies>
    session.view({ _id, name, type, ...(shoppingFlow ? { shoppingFlow } : {}) } as Company)
    onDone()
  }, [session, row, onDone])
  return null
}

export default EnterCompany
