/** An id for an error, and the report for support. */
export interface Incident {
  readonly id: string
  readonly report: string
}

const requestOf = (error: unknown): string | undefined => {
  const { requestId } = (error ?? {}) as { readonly requestId?: unknown }
  return typeof requestId === "string" ? requestId : undefined
}

/** The incident of an error: its id is the request id of a failed call, else a random one. */
export const incidentOf = (error: unknown, page: string): Incident => {
  const id = requestOf(error) ?? crypto.randomUUID().slice(0, 8)
  const description = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { id, report: [id, page, new Date().toISOString(), description].join("\n") }
}
