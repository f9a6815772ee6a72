import type { Locale } from "../contract/limits.ts"
import type { Resource } from "../contract/resource/resource.ts"
import { wordsIn } from "../contract/resource/wordsIn.ts"

/** What a list calls its columns, its filters and their values, as the description of its records does. */
export const fieldNames = ({ fields }: Resource, locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ["column.id", "ID"],
    ...Object.entries(fields).flatMap(([name, { label, choices = {} }]) => [
      [`column.${name}`, wordsIn(label, locale)],
      [`filter.${name}`, wordsIn(label, locale)],
      ...Object.entries(choices).map(([value, words]) => [`filter.${name}.${value}`, wordsIn(words, locale)]),
    ]),
  ])
