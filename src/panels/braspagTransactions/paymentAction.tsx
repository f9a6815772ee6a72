import type { PaymentOperation } from "../../contract/finance/paymentOperations.ts"
import { OperatePayment } from "./OperatePayment.tsx"
import type { PaymentAction } from "./useOperating.ts"

/** What an action of a row fetches that does one of them. */
export const paymentAction = (operation: PaymentOperation) => ({
  default: (props: PaymentAction) => <OperatePayment {...props} {...{ operation }} />,
})
