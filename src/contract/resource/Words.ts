/** A text in both interface languages. */
export type Words = readonly [ptBr: string, en: string]

/** The values of a choice, in order, each with its name. */
export type Choices<L extends string = string> = Readonly<Record<L, Words>>
