/** One line of a delivery's timeline. */
export interface TimelineLine {
  readonly status: string
  readonly at: string
  readonly by: string | null
  readonly reason: string | null
  readonly comment: string | null
}

/** A line of now. */
export const timelineLine = (
  status: string,
  by: string | null,
  {
    reason = null,
    comment = null,
  }: { readonly reason?: string | null; readonly comment?: string | null } = {},
): TimelineLine => ({ status, at: new Date().toISOString(), by, reason, comment })
