interface Far {
  readonly maxKm: number
}

/** What is said to somebody whose loose delivery is refused, in Portuguese. */
export const loosePtBr = {
  QuoteChanged: () => "O preço da entrega mudou. Nada foi enviado.",
  NotEnoughCredits: () => "Os créditos da loja não cobrem esta entrega. Nada foi enviado.",
  TooFar: ({ maxKm }: Far) => `O trajeto passa de ${maxKm} km. Nada foi enviado.`,
  LooseReasonNeeded: () => "Informe o motivo. Nada foi alterado.",
}

/** The same in English. */
export const looseEn: typeof loosePtBr = {
  QuoteChanged: () => "The price of the delivery has changed. Nothing was sent.",
  NotEnoughCredits: () => "The store's credits do not cover this delivery. Nothing was sent.",
  TooFar: ({ maxKm }: Far) => `The route is longer than ${maxKm} km. Nothing was sent.`,
  LooseReasonNeeded: () => "Give a reason. Nothing was changed.",
}
