import type { PaymentOperation } from "../../contract/finance/paymentOperations.ts"
import { OperatePayment } from "./OperatePayment.tsx"
import type { PaymentAction } from "./useOperating.ts"

/** Module of a row action that performs the operation. */
export const paymentAction = (operation: PaymentOperation) => ({
  default: (props: PaymentAction) => <OperatePayment {...props} {...{ operation }} />,
})
