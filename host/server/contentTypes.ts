/** What answers that are not JSON are. */
export const contentTypes = { csv: "text/csv; charset=utf-8", events: "text/event-stream" } as const
