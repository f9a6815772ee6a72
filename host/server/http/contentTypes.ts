/** What answers that are not JSON are; a file says its own type. */
export const contentTypes = {
  text: "text/plain; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  events: "text/event-stream",
  file: "application/octet-stream",
} as const
