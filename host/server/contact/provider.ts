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
  /** Number of tries that were throttled. */
  readonly tries: number
}

/**
 * Result of a send: its id at the provider, the reason it was not accepted, or the delay before a throttled message is
 * sent again.
 */
export type SendResult =
  | { readonly providerId: string }
  | { readonly failure: Failure }
  | { readonly retryMs: number }

/** Carries messages to WhatsApp. Never throws for what is wrong outside; what may have arrived is `UNCONFIRMED`. */
export interface Provider {
  send(message: Outgoing): Promise<SendResult>
}
