import type { Sentences } from "../http/sentences.ts"

const inReais = (cents: number, locale: string) =>
  (cents / 100).toLocaleString(locale, { style: "currency", currency: "BRL" })

/** Sentences for refused loose deliveries. */
export const looseSentences = {
  QuoteChanged: () => [
    "O preço da entrega mudou. Nada foi enviado.",
    "The price of the delivery has changed. Nothing was sent.",
  ],
  NotEnoughCredits: () => [
    "Os créditos da loja não cobrem esta entrega. Nada foi enviado.",
    "The store's credits do not cover this delivery. Nothing was sent.",
  ],
  TooManyCredits: ({ maxCents }) => [
    `Uma empresa pode ter até ${inReais(maxCents, "pt-BR")} em créditos. Nada foi adicionado.`,
    `A company can have up to ${inReais(maxCents, "en-US")} in credits. Nothing was added.`,
  ],
  TooFar: ({ maxKm }) => [
    `O trajeto passa de ${maxKm} km. Nada foi enviado.`,
    `The route is longer than ${maxKm} km. Nothing was sent.`,
  ],
  LooseReasonNeeded: () => ["Informe o motivo. Nada foi alterado.", "Give a reason. Nothing was changed."],
} satisfies Partial<Sentences>
