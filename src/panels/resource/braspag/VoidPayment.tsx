import { OperatePayment } from "./OperatePayment.tsx"
import type { PaymentAction } from "./useOperating.ts"

/** Voids a transaction. */
const VoidPayment = (props: PaymentAction) => <OperatePayment {...props} operation="VOID" />

export default VoidPayment
