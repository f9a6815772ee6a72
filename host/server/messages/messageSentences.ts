import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused tests of messages. */
export const messageSentences = {
  TestNotSent: () => [
    "O servidor de e-mail não aceitou o teste. Confira o endereço da sua conta e tente de novo.",
    "The mail server did not take the test. Check your account's address and try again.",
  ],
} satisfies Partial<Sentences>
