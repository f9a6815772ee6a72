/** One message, as text and as HTML. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The mail server refused this message for good: it would refuse it again. */
export class MailRefused extends Error {}

/** The mail server does not take mail for this address now, and may later. */
export class MailPutOff extends Error {}

/** The mail server fell silent with a message in its hands: whether it takes it nobody can tell. */
export class MailUnconfirmed extends Error {}

/** Sends mail; fails with `MailRefused`, `MailPutOff`, `MailUnconfirmed`, or another error when a later attempt may succeed. */
export interface Mail {
  readonly send: (message: Message) => Promise<void>
}
