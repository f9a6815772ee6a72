import { oneOf } from "../wire/reading.ts"

/** How a delivery that reached somebody ended. */
export const reachedOutcomes = ["entregue", "entregue_portao"] as const

/** How a delivery ended, in the words of section 4. */
export const DeliveryOutcome = oneOf([...reachedOutcomes, "nao_entregue"])
export type DeliveryOutcome = typeof DeliveryOutcome.Type
