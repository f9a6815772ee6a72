/** One message, as text and as HTML. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mail; fails when it could not, and is then asked again later. */
export interface Mail {
  readonly send: (message: Message) => Promise<void>
}
