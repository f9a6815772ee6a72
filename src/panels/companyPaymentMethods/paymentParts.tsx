import type { companyPaymentMethods } from "../../contract/resources/companyPaymentMethods.ts"
import { type ReactNode, Suspense } from "react"
import { lazily } from "../../ui/root/lazily.tsx"
import { cellPart } from "../../resource/described/cellPart.tsx"
import type { CustomParts } from "../../resource/described/CustomParts.ts"

const AcceptanceAround = lazily(() => import("./AcceptanceAround.tsx"))
const switches = () => import("./AcceptanceSwitches.tsx")

/** A store's payment methods as a grid of switches: methods by the orders they are accepted for. */
export const paymentParts: CustomParts<typeof companyPaymentMethods> = {
  Around: ({ children }: { readonly children: ReactNode }) => (
    <Suspense>
      <AcceptanceAround>{children}</AcceptanceAround>
    </Suspense>
  ),
  Live: lazily(() => import("./AcceptanceLive.tsx")),
  cells: {
    isForDelivery: cellPart(() => switches().then(({ DeliverySwitch }) => ({ default: DeliverySwitch }))),
    isForTakeout: cellPart(() => switches().then(({ TakeoutSwitch }) => ({ default: TakeoutSwitch }))),
    isActive: cellPart(() => switches().then(({ ActiveSwitch }) => ({ default: ActiveSwitch }))),
  },
}
