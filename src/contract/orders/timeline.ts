import type { OrderEvent, PrintTemplate } from "./order.ts"

/** Returns the time an order reached its status; undefined if its timeline does not say. */
export const sinceOf = (
  timeline: ReadonlyArray<Pick<OrderEvent, "status" | "event" | "at">> = [],
  status: string,
): string | undefined =>
  timeline.findLast((line) => line.status === status && (line.event ?? null) === null)?.at

/** Returns the number of an order's prints; only those of `template` if given. */
export const printsOf = (
  timeline: ReadonlyArray<Pick<OrderEvent, "event" | "print">> = [],
  template?: PrintTemplate,
): number =>
  timeline.filter(
    ({ event, print }) => event === "PRINT" && (template === undefined || print?.template === template),
  ).length
