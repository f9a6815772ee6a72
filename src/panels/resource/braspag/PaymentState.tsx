import type { PaymentOperation } from "../../../contract/finance/paymentOperations.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useValue } from "../../../frame/useValue.ts"
import type { SummaryProps } from "../../../resource/described/parts.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { usePaymentWords } from "./paymentWords.ts"

/** Says of a transaction what nobody knows yet, or why nothing can be done to it here. */
const PaymentState = ({ row }: SummaryProps) => {
  const extras = useValue(usePanel().client.extras("main"))
  const say = usePaymentWords()
  const waiting = row?.["unconfirmed"] as PaymentOperation | null | undefined
  if (waiting)
    return (
      <Notice tone="warning">
        {say(`waits.${waiting}`)} {say("waitsText")}
      </Notice>
    )
  return extras && !extras.has("acquiring") ? <Notice tone="info">{say("notConnected")}</Notice> : null
}

export default PaymentState
