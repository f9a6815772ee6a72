import { OperatePayment } from "./OperatePayment.tsx"
import type { PaymentAction } from "./useOperating.ts"

/** Captures a transaction. */
const CapturePayment = (props: PaymentAction) => <OperatePayment {...props} operation="CAPTURE" />

export default CapturePayment
