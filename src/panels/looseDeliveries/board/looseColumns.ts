import {
  isLooseAssignable,
  type LooseStatus,
  namedMoves,
} from "../../../contract/looseDeliveries/looseDeliveryMoves.ts"
import { looseStages } from "../../../contract/looseDeliveries/looseStages.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import type { looseDeliveries } from "../../../contract/resources/looseDeliveries.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"

/** A delivery as its card shows it. */
export type LooseRow = RowOf<typeof looseDeliveries>

/** The columns of the board, from left to right; what is over is in the list. */
export const looseColumns = ["scheduled", "waiting", "courier", "onRoute", "delivered"] as const
export type LooseColumn = (typeof looseColumns)[number]

const columns: Readonly<Partial<Record<LooseStatus, LooseColumn>>> = {
  NEW: "scheduled",
  AWAIT_DELIVERYMAN: "waiting",
  NO_DELIVERYMAN_AVAILABLE: "waiting",
  ACCEPT_DELIVERYMAN: "courier",
  DELIVERY_AT_STORE: "courier",
  DELIVERY_ROUTE: "onRoute",
  DELIVERY_GOBACK: "onRoute",
  DELIVERED: "delivered",
}

/** The column a status stands in; undefined for what is over, and for what nobody here knows. */
export const columnOf = (status: string | undefined): LooseColumn | undefined => entryOf(columns, status)

/** The statuses the board shows. */
export const boardStatuses = Object.keys(looseStages).filter((status) => columnOf(status) !== undefined)

/** Step for a delivery: its next status, or `assign` for choosing the delivery person. */
export type LooseStep = Exclude<LooseStatus, "NEW" | "ACCEPT_DELIVERYMAN"> | "assign"

/** Returns the steps the server offers. */
export const stepsOf = ({ status, nextStatuses }: LooseRow): ReadonlyArray<LooseStep> => [
  ...(isLooseAssignable(status) ? (["assign"] as const) : []),
  ...namedMoves(nextStatuses).filter((to): to is LooseStep => Object.hasOwn(looseStages, to) && to !== "NEW"),
]

/** Usual next step by status. */
const likely: Readonly<Partial<Record<LooseStatus, LooseStep>>> = {
  AWAIT_DELIVERYMAN: "assign",
  NO_DELIVERYMAN_AVAILABLE: "assign",
  ACCEPT_DELIVERYMAN: "DELIVERY_AT_STORE",
  DELIVERY_AT_STORE: "DELIVERY_ROUTE",
  DELIVERY_ROUTE: "DELIVERED",
  DELIVERY_GOBACK: "FINISHED",
  DELIVERED: "FINISHED",
}

/** Returns the next step of a delivery; undefined if it is not offered. */
export const nextStep = (row: LooseRow): LooseStep | undefined => {
  const step = entryOf(likely, row.status)
  return step && stepsOf(row).find((one) => one === step)
}

/** The step that brings a delivery into a column, what comes next before others; undefined for its own and where none does. */
export const stepInto = (row: LooseRow, column: string | undefined): LooseStep | undefined => {
  if (columnOf(row.status) === column) return undefined
  const into = stepsOf(row).filter(
    (step) => columnOf(step === "assign" ? "ACCEPT_DELIVERYMAN" : step) === column,
  )
  return into.find((step) => step === nextStep(row)) ?? into[0]
}

/** True if the outcome or the reason must be asked before the move. */
export const needsDetails = (step: LooseStep): boolean =>
  step === "DELIVERED" || step === "DELIVERY_GOBACK" || step === "CANCELED"
