import type { Locale } from "../../../src/contract/limits.ts"

/** The words of a letter around its one link. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly before: ReadonlyArray<string>
  /** Text of the link. */
  readonly label: string
  readonly after: ReadonlyArray<string>
}

/** The words of a letter in each language. */
export type LetterWords = Readonly<Record<Locale, Letter>>
