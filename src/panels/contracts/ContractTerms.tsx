import { contracts } from "../../contract/resources/contracts.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { contractTerms } from "./termLines.ts"
import { useContractWords } from "./words.ts"

/** Summary of a contract's current price and the day of its next change, during editing. */
const ContractTerms = ({ texts, zone }: SummaryProps<typeof contracts>) => {
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
