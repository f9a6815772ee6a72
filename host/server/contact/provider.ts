import type { Failure, MessageKind } from "../../../src/contract/contact/message.ts"

/** A message on its way out. */
export interface Outgoing {
  /** Comes back with all that is told of it (`Progress`). */
  readonly tag: string
  readonly company: number
  /** Digits, with the country code. */
  readonly to: string
  readonly kind: MessageKind
  readonly body: string | null
  readonly mediaUrl: string | null
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array } | undefined
  /** Name, language and values. */
  readonly template: ReadonlyArray<string> | null
}

/** What became of it: its id there, or why it was not taken. */
export type Sent = { readonly providerId: string } | { readonly failure: Failure }

/** Carries messages to WhatsApp. Never throws for what is wrong outside; what may have arrived is `UNCONFIRMED`. */
export interface Provider {
  send(message: Outgoing): Promise<Sent>
}
