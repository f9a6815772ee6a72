import type { OrderEvent } from "./order.ts"

/** When an order came to the status it has; undefined where its timeline does not say. */
export const sinceOf = (
  timeline: ReadonlyArray<Pick<OrderEvent, "status" | "event" | "at">> = [],
  status: string,
): string | undefined =>
  timeline.findLast((line) => line.status === status && (line.event ?? null) === null)?.at
