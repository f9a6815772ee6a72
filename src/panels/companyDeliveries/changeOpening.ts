import * as Effect from "effect/Effect"
import { companyDeliveries, type Opening } from "../../contract/companies/companyDeliveries.ts"
import type { deliveryRecords, DeliveryRow } from "../../contract/companies/deliveryRecords.ts"
import type { OwnBulkAction } from "../../resource/described/parts.ts"
import { rightLeft } from "../../resource/described/icons.ts"
import { openingOf } from "./deliveryCalls.ts"

/** Opened or closed by hand a store stays so; back to its hours, it stays as it is until they say otherwise (section 4). */
const wished = (row: DeliveryRow, choice: string): Opening =>
  choice === "hours" ? { ...openingOf(row), isManual: false } : { isOpen: choice === "open", isManual: true }

/** Opens or closes many stores by the call of each; one that is so already is left alone. */
export const changeOpening: OwnBulkAction<typeof deliveryRecords> = {
  id: "opening",
  icon: rightLeft,
  choices: ["open", "close", "hours"],
  change: (api, row, choice) => {
    const now = openingOf(row as DeliveryRow)
    const body = wished(row as DeliveryRow, choice)
    if (now.isOpen === body.isOpen && now.isManual === body.isManual) return Effect.void
    const save = (version: number | undefined) =>
      api.call(companyDeliveries.save, {
        params: { id: row._id },
        body: { ...body, ...(version !== undefined && { version }) },
      })
    return Effect.catchTag(save(row.version), "StaleCompanyDelivery", ({ current }) => save(current.version))
  },
}
