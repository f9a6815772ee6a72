import type { braspagTransactions } from "../../contract/resources/braspagTransactions.ts"
import { movableCents } from "../../contract/finance/movableCents.ts"
import type { PaymentOperation } from "../../contract/finance/paymentOperations.ts"
import { ban } from "../../resource/described/icons.ts"
import { rotateCcw } from "../../ui/icon/icons.ts"
import { checkCheck } from "../../ui/icon/listIcons.ts"
import type { IconShape } from "../../ui/icon/Icon.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import type { CustomParts } from "../../resource/described/CustomParts.ts"

/** Money is moved by whoever sees the transaction, where the server has an acquirer. */
const acting = (id: string, icon: IconShape, operation: PaymentOperation) => ({
  id,
  icon,
  extra: "acquiring" as const,
  isForViewers: true,
  writes: true,
  isOffered: (row: object) => movableCents(operation, row) > 0,
  Action: lazily(() => import("./paymentAction.tsx").then(({ paymentAction }) => paymentAction(operation))),
})

/** Hand-written parts of transactions: the operations, the splits and the events. */
export const transactionParts: CustomParts<typeof braspagTransactions> = {
  rowActions: [
    acting("capture", checkCheck, "CAPTURE"),
    acting("void", ban, "VOID"),
    acting("refund", rotateCcw, "REFUND"),
  ],
  tabs: [
    { id: "operations", View: lazily(() => import("./Operations.tsx")) },
    { id: "splits", View: lazily(() => import("./Splits.tsx")) },
    { id: "events", View: lazily(() => import("./Events.tsx")) },
  ],
}
