/** A name for what went wrong, and what to tell support. */
export interface Incident {
  readonly id: string
  readonly report: string
}

const requestOf = (error: unknown): string | undefined => {
  const { requestId } = (error ?? {}) as { readonly requestId?: unknown }
  return typeof requestId === "string" ? requestId : undefined
}

/** By the server's name for the request where a call failed; else by a name of its own. */
export const incidentOf = (error: unknown, page: string): Incident => {
  const id = requestOf(error) ?? crypto.randomUUID().slice(0, 8)
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { id, report: [id, page, new Date().toISOString(), what].join("\n") }
}
