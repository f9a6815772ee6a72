import { contracts } from "../../contract/resources/contracts.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { contractTerms } from "./termLines.ts"
import { useContractWords } from "./words.ts"

/** What a contract costs today, and from which day it costs something else, while it is written. */
const ContractTerms = ({ texts, zone }: SummaryProps) => {
  const { locale } = usePanel()
  const say = useContractWords()
  const values = valuesOf(contracts, texts, zone)
  const lines = contractTerms({ locale, say }, { ...values, owner: { timeZone: zone } })
  if (lines.length === 0) return null
  return (
    <Notice tone="info">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Notice>
  )
}

export default ContractTerms
