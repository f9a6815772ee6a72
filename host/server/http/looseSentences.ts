interface Far {
  readonly maxKm: number
}

interface Full {
  readonly maxCents: number
}

const inReais = (cents: number, locale: string) =>
  (cents / 100).toLocaleString(locale, { style: "currency", currency: "BRL" })

/** Sentences for refused loose deliveries, in Portuguese. */
export const loosePtBr = {
  QuoteChanged: () => "O preço da entrega mudou. Nada foi enviado.",
  NotEnoughCredits: () => "Os créditos da loja não cobrem esta entrega. Nada foi enviado.",
  TooManyCredits: ({ maxCents }: Full) =>
    `Uma empresa pode ter até ${inReais(maxCents, "pt-BR")} em créditos. Nada foi adicionado.`,
  TooFar: ({ maxKm }: Far) => `O trajeto passa de ${maxKm} km. Nada foi enviado.`,
  LooseReasonNeeded: () => "Informe o motivo. Nada foi alterado.",
}

/** The same in English. */
export const looseEn: typeof loosePtBr = {
  QuoteChanged: () => "The price of the delivery has changed. Nothing was sent.",
  NotEnoughCredits: () => "The store's credits do not cover this delivery. Nothing was sent.",
  TooManyCredits: ({ maxCents }: Full) =>
    `A company may have up to ${inReais(maxCents, "en-US")} in credits. Nothing was added.`,
  TooFar: ({ maxKm }: Far) => `The route is longer than ${maxKm} km. Nothing was sent.`,
  LooseReasonNeeded: () => "Give a reason. Nothing was changed.",
}
