import type { RowOf } from "../../contract/resource/resource.ts"
import { companies } from "../../contract/resources/companies.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { RecordMap } from "../../business/recordMap/RecordMap.tsx"
import { ReadyStatus } from "./ReadyStatus.tsx"
import { factsText } from "../../contract/isolateText.ts"

const resource = companies

/** Map of companies, with each one's readiness to sell. */
const CompanyMap = ({ onOpen }: { readonly onOpen: (id: RecordId) => void }) => {
  const { word } = useReader(resource)
  const about = (row: RowOf<typeof companies>) => {
    const { type, city } = row
    const named = [...(type ? [word(`filter.type.${type}`)] : []), ...(city ? [city.label] : [])]
    return [factsText(named), <ReadyStatus key="ready" row={row} />]
  }
  return <RecordMap {...{ resource, about, onOpen }} />
}

export default CompanyMap
