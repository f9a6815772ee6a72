import type * as Effect from "effect/Effect"
import { changeOpening as change, type OpeningChange } from "../../business/changeOpening.ts"
import type { deliveryRecords } from "../../contract/companies/deliveryRecords.ts"
import type { OwnBulkAction } from "../../resource/described/ownActions.ts"
import type { RefusalWords } from "../../resource/refusalText.ts"
import { rightLeft } from "../../resource/described/icons.ts"
import { openingOf } from "./deliveryCalls.ts"

const refusals: RefusalWords<Effect.Error<ReturnType<typeof change>>> = {
  StaleCompanyDelivery: "refused.stale",
}

/** Opens or closes many stores by the call of each. */
export const changeOpening: OwnBulkAction<typeof deliveryRecords> = {
  id: "opening",
  icon: rightLeft,
  choices: ["open", "close", "hours"] satisfies ReadonlyArray<OpeningChange>,
  refusals,
  change: (api, row, choice) =>
    change(api, { _id: row._id, version: row.version, ...openingOf(row) }, choice as OpeningChange),
}
