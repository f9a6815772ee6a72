import type { braspagTransactions } from "../../contract/resources/braspagTransactions.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { PaymentOperation } from "../../contract/finance/paymentOperations.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { usePaymentWords } from "./words.ts"

interface Props {
  readonly row: RowOf<typeof braspagTransactions>
  /** True if the server has an acquirer; undefined until it has answered. */
  readonly isConnected: boolean | undefined
}

/** Notice that the outcome of an operation is unknown, or why nothing can be done to the transaction here. */
export const PaymentState = ({ row, isConnected }: Props) => {
  const say = usePaymentWords()
  const waiting = row.unconfirmed as PaymentOperation | null
  if (waiting)
    return (
      <Notice tone="warning">
        {say(`waits.${waiting}`)} {say("waitsText")}
      </Notice>
    )
  return isConnected === false ? <Notice tone="info">{say("notConnected")}</Notice> : null
}
