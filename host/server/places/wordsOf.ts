import { folded } from "../../../src/contract/search/folded.ts"

/** Words of a text as places are compared by: folded letters and digits, with one space around each. */
export const spacedWords = (text: string): string =>
  ` ${folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `

/** The same words, each once. */
export const wordsOf = (text: string): ReadonlyArray<string> => [
  ...new Set(
    spacedWords(text)
      .split(" ")
      .filter((word) => word !== ""),
  ),
]
