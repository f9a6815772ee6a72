/** Error codes of requests that were never sent. */
const neverLeft: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
])

/** True if `fetch` failed before anything was sent, so the other end cannot have acted on it. */
export const isBeforeSending = (failure: unknown): boolean =>
  failure instanceof Error && neverLeft.has((failure.cause as { readonly code?: unknown } | undefined)?.code)
