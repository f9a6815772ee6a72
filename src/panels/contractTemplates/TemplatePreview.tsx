import type { contractTemplates } from "../../contract/resources/contractTemplates.ts"
import { contractText } from "../../contract/contracts/contractText.ts"
import { platformDay } from "../../contract/resource/datedItems.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { file } from "../../ui/icon/icons.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import { ContractDocument } from "../../business/contracts/ContractDocument.tsx"
import { whole } from "../../business/contracts/contractText.css.ts"
import { useTemplateWords } from "./words.ts"

/** A template's text with the values of some contract, while it is written. */
const TemplatePreview = ({ texts }: SummaryProps<typeof contractTemplates>) => {
  const say = useTemplateWords()
  const body = texts.body ?? ""
  if (body.trim() === "") return <EmptyState icon={file} title={say("empty")} />
  const today = platformDay()
  const sample = {
    number: "CT-0001",
    owner: { label: say("company") },
    plan: "A",
    startsAt: today,
    endsAt: `${Number(today.slice(0, 4)) + 1}-12-31`,
    renewal: "AUTO",
    noticeDays: 30,
    commission: 1200,
    commissionOwnFleet: 950,
    monthlyFee: 24_900,
    setupFee: 29_900,
    paymentFee: 299,
    billingDay: 10,
    signers: [{ name: say("signer") }],
  }
  const { blocks } = contractText({ body, language: texts.language === "en" ? "en" : "ptBr" }, sample, today)
  return (
    <div className={whole}>
      <span className={subtle}>{say("previewText")}</span>
      <ContractDocument
        title={texts.title?.trim() || say("preview")}
        about={say("preview")}
        blocks={blocks}
      />
    </div>
  )
}

export default TemplatePreview
