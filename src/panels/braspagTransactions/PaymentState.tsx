import type { PaymentOperation } from "../../contract/finance/paymentOperations.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { usePaymentWords } from "./words.ts"

interface Props {
  readonly row: DescribedRow
  /** True if the server has an acquirer; undefined until it has answered. */
  readonly isConnected: boolean | undefined
}

/** Notice that the outcome of an operation is unknown, or why nothing can be done to the transaction here. */
export const PaymentState = ({ row, isConnected }: Props) => {
  const say = usePaymentWords()
  const waiting = row["unconfirmed"] as PaymentOperation | null | undefined
  if (waiting)
    return (
      <Notice tone="warning">
        {say(`waits.${waiting}`)} {say("waitsText")}
      </Notice>
    )
  return isConnected === false ? <Notice tone="info">{say("notConnected")}</Notice> : null
}
