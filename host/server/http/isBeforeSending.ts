/** How a request ends that never left. */
const neverLeft: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
])

/** Whether `fetch` failed before anything was sent, so that the other end cannot have done it. */
export const isBeforeSending = (failure: unknown): boolean =>
  failure instanceof Error && neverLeft.has((failure.cause as { readonly code?: unknown } | undefined)?.code)
