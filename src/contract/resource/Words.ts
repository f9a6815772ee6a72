/** A text in both interface languages. */
export type Words = readonly [ptBr: string, en: string]

/** The values of a choice, in order, each with its name. */
export type Choices<L extends string = string> = Readonly<Record<L, Words>>

/** The names of values that also have a tone, such as statuses. */
export const namesOf = <L extends string>(
  values: Readonly<Record<L, readonly [ptBr: string, en: string, ...more: ReadonlyArray<unknown>]>>,
): Choices<L> =>
  Object.fromEntries(
    Object.entries<readonly [string, string, ...ReadonlyArray<unknown>]>(values).map(
      ([value, [ptBr, en]]): [string, Words] => [value, [ptBr, en]],
    ),
  ) as Choices<L>
