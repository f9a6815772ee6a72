import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused work on tickets. */
export const ticketSentences = {
  TicketAnswered: () => [
    "Outra pessoa acabou de escrever no chamado. Nada foi enviado.",
    "Someone else has just written in the ticket. Nothing was sent.",
  ],
} satisfies Partial<Sentences>
