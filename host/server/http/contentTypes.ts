/** Content types of answers that are not JSON; a file states its own type. */
export const contentTypes = {
  text: "text/plain; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  events: "text/event-stream",
  file: "application/octet-stream",
} as const
