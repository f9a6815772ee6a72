/** One message of the demo's outbox. */
export interface Mail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly sentAt: string
}

const isMail = (value: unknown): value is Mail => {
  if (typeof value !== "object" || value === null) return false
  const { id, to, subject, text, sentAt } = value as Partial<Record<keyof Mail, unknown>>
  return typeof id === "number" && [to, subject, text, sentAt].every((one) => typeof one === "string")
}

/** Reads the latest mail of a demo; fails where there is no outbox. */
export const readOutbox = async (api: string, signal: AbortSignal): Promise<ReadonlyArray<Mail>> => {
  const answer = await fetch(`${api}/demo/outbox`, { signal })
  if (!answer.ok) throw new Error(`/demo/outbox answered ${answer.status}.`)
  const mail: unknown = await answer.json()
  return Array.isArray(mail) ? mail.filter(isMail) : []
}

/** A text in parts: what is an address of the web, and what stands between. */
export const partsOf = (text: string): ReadonlyArray<{ readonly text: string; readonly isLink: boolean }> =>
  text
    .split(/(https?:\/\/[^\s()]+)/)
    .map((part, at) => ({ text: part, isLink: at % 2 === 1 }))
    .filter((part) => part.text !== "")
