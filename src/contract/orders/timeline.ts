import type { OrderEvent, PrintTemplate } from "./order.ts"

/** When an order came to the status it has; undefined where its timeline does not say. */
export const sinceOf = (
  timeline: ReadonlyArray<Pick<OrderEvent, "status" | "event" | "at">> = [],
  status: string,
): string | undefined =>
  timeline.findLast((line) => line.status === status && (line.event ?? null) === null)?.at

/** How often an order was printed; as one page alone where that is named. */
export const printsOf = (
  timeline: ReadonlyArray<Pick<OrderEvent, "event" | "print">> = [],
  template?: PrintTemplate,
): number =>
  timeline.filter(
    ({ event, print }) => event === "PRINT" && (template === undefined || print?.template === template),
  ).length
