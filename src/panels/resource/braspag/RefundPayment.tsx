import { OperatePayment } from "./OperatePayment.tsx"
import type { PaymentAction } from "./useOperating.ts"

/** Refunds a transaction. */
const RefundPayment = (props: PaymentAction) => <OperatePayment {...props} operation="REFUND" />

export default RefundPayment
