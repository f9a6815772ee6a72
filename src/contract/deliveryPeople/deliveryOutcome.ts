import { oneOf } from "../wire/reading.ts"

/** Outcomes of a delivery that reached somebody. */
export const reachedOutcomes = ["entregue", "entregue_portao"] as const

/** Outcome of a delivery, in the words of section 4. */
export const DeliveryOutcome = oneOf([...reachedOutcomes, "nao_entregue"])
export type DeliveryOutcome = typeof DeliveryOutcome.Type
