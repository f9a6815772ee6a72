import { movableCents } from "../../../contract/finance/movableCents.ts"
import type { PaymentOperation } from "../../../contract/finance/paymentOperations.ts"
import { ban } from "../../../resource/described/icons.ts"
import { rotateCcw } from "../../../ui/icon/icons.ts"
import { checkCheck } from "../../../ui/icon/listIcons.ts"
import type { IconShape } from "../../../ui/icon/Icon.tsx"
import { lazily } from "../../../ui/root/lazily.tsx"
import type { ByHand } from "../byHand.tsx"

/** Money is moved by whoever sees the transaction, where the server has an acquirer. */
const acting = (id: string, icon: IconShape, operation: PaymentOperation) => ({
  id,
  icon,
  extra: "acquiring" as const,
  isForViewers: true,
  writes: true,
  isOffered: (row: object) => movableCents(operation, row) > 0,
})

/** What is done to a transaction, what it was split into, and what happened to it. */
export const transactionParts: ByHand = {
  rowActions: [
    { ...acting("capture", checkCheck, "CAPTURE"), Action: lazily(() => import("./CapturePayment.tsx")) },
    { ...acting("void", ban, "VOID"), Action: lazily(() => import("./VoidPayment.tsx")) },
    { ...acting("refund", rotateCcw, "REFUND"), Action: lazily(() => import("./RefundPayment.tsx")) },
  ],
  tabs: [
    { id: "operations", View: lazily(() => import("./Operations.tsx")) },
    { id: "splits", View: lazily(() => import("./Splits.tsx")) },
    { id: "events", View: lazily(() => import("./Events.tsx")) },
  ],
}
