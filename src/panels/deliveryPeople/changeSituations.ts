import * as Effect from "effect/Effect"
import type { personRecords } from "../../contract/deliveryPeople/personRecords.ts"
import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"
import type { OwnBulkAction } from "../../resource/described/ownActions.ts"
import type { RefusalWords } from "../../resource/refusalText.ts"
import { bike } from "../../ui/icon/menuIcons.ts"
import { saveSituation, situationOf, situations } from "./useSituation.ts"

const refusals: RefusalWords<Effect.Error<ReturnType<typeof saveSituation>>> = {
  StaleDeliveryPerson: "refused.stale",
  CpfTaken: "refused.stale",
}

/** Gives many delivery people another situation by the call of each; one who is in it already is left alone. */
export const changeSituations: OwnBulkAction<typeof personRecords> = {
  id: "situation",
  icon: bike,
  choices: situations,
  refusals,
  change: (api, row, choice) =>
    row.flag === choice ? Effect.void : saveSituation(api, row as PersonRow, situationOf(choice)),
}
