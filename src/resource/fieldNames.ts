import type { Locale } from "../contract/limits.ts"
import type { Words } from "../contract/resource/field.ts"
import type { Resource } from "../contract/resource/resource.ts"

const pick = ([ptBr, en]: Words, locale: Locale) => (locale === "en" ? en : ptBr)

/** What a list calls its columns, its filters and their values, as the description of its records does. */
export const fieldNames = ({ fields }: Resource, locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ["column.id", "ID"],
    ...Object.entries(fields).flatMap(([name, { label, choices = {} }]) => [
      [`column.${name}`, pick(label, locale)],
      [`filter.${name}`, pick(label, locale)],
      ...Object.entries(choices).map(([value, words]) => [`filter.${name}.${value}`, pick(words, locale)]),
    ]),
  ])
