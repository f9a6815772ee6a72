import { wordsIn } from "../../contract/resource/wordsIn.ts"
import type { Field, Fields } from "../../contract/resource/field.ts"
import { endingDays } from "../../contract/resource/filter.ts"
import { frameLabels, ownerLabels } from "../../contract/resource/frameLabels.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { Locale } from "../../contract/limits.ts"
import type { Dictionary } from "../../frame/useWords.ts"
import type { ListWords } from "../ListSpec.ts"
import { describedWords } from "./describedWords.ts"
import { english } from "./nounSentences.en.ts"
import { portuguese } from "./nounSentences.ptBr.ts"

type Pair = readonly [key: string, text: string]

/** The names of a field's values; those of a flag, and of a filter by whether there is a value, are the same everywhere. */
const valueWords = ({ kind, choices = {} }: Field, locale: Locale): ReadonlyArray<Pair> => {
  const { yes, no, set, unset } = describedWords[locale]
  const both = (one: string, other: string): ReadonlyArray<Pair> => [
    ["true", one],
    ["false", other],
  ]
  if (kind === "flag") return both(yes, no)
  if (kind === "choice" || kind === "choices")
    return Object.entries(choices).map(([value, words]) => [value, wordsIn(words, locale)])
  return both(set, unset)
}

/** The names of fields and of their values. Fields of a list's items are named by a dot: `signers.email`. */
const fieldWords = (fields: Fields, locale: Locale, prefix = ""): ReadonlyArray<Pair> =>
  Object.entries(fields).flatMap(([name, field]): ReadonlyArray<Pair> => {
    const { label, fields: items = {}, rules } = field
    const path = `${prefix}${name}`
    const called = wordsIn(label, locale)
    return [
      [`column.${path}`, called],
      [`filter.${path}`, called],
      ...(rules.hint ? [[`hint.${path}`, wordsIn(rules.hint, locale)] as const] : []),
      ...valueWords(field, locale).map(([value, text]): Pair => [`filter.${path}.${value}`, text]),
      ...fieldWords(items, locale, `${path}.`),
    ]
  })

/** What every record has beside its fields. */
const frameNames = ({ scope, status }: Resource, locale: Locale): ReadonlyArray<Pair> => {
  const names = { ...frameLabels, ...(scope !== "platform" && { owner: ownerLabels[scope] }) }
  return [
    ...Object.entries(names).flatMap(([name, words]): ReadonlyArray<Pair> => {
      const called = wordsIn(words, locale)
      return [
        [`column.${name}`, called],
        [`filter.${name}`, called],
      ]
    }),
    ...endingDays.map((days): Pair => [
      `filter.endingWithin.${days}`,
      wordsIn([`${days} dias`, `${days} days`], locale),
    ]),
    ["filter.undone.true", wordsIn(["Com pendências", "Something to do"], locale)],
    ["filter.undone.false", wordsIn(["Sem pendências", "Nothing to do"], locale)],
    ["filter.handledBy.me", wordsIn(["Meus", "Mine"], locale)],
    ["filter.handledBy.nobody", wordsIn(["Sem responsável", "Unassigned"], locale)],
    ["filter.overdue.true", wordsIn(["Fora do prazo", "Overdue"], locale)],
    ["filter.overdue.false", wordsIn(["Não vencidos", "Not overdue"], locale)],
    ...Object.entries(status?.values ?? {}).map(([value, words]): Pair => [
      `filter.status.${value}`,
      wordsIn(words, locale),
    ]),
  ]
}

const partWords = ({ parts }: Resource, locale: Locale): ReadonlyArray<Pair> =>
  parts.flatMap(({ label, id = "", groups = [] }, index): ReadonlyArray<Pair> => [
    [`part.${id || index}`, wordsIn(label, locale)],
    ...groups.flatMap((group, at): ReadonlyArray<Pair> => [
      [`group.${id || index}.${at}`, wordsIn(group.label, locale)],
      [`about.${id || index}.${at}`, group.about ? wordsIn(group.about, locale) : ""],
    ]),
  ])

const ownWords = (resource: Resource, locale: Locale): ListWords => ({
  ...(locale === "ptBr" ? portuguese : english)(resource.noun),
  ...(resource.about && { about: wordsIn(resource.about, locale) }),
  ...describedWords[locale],
  "row.move": describedWords[locale].changeStatus,
  "row.up": describedWords[locale].rowUp,
  "row.down": describedWords[locale].rowDown,
  "bulk.move": describedWords[locale].changeStatus,
  ...Object.fromEntries([
    ...frameNames(resource, locale),
    ...fieldWords(resource.fields, locale),
    ...partWords(resource, locale),
    ...Object.entries(resource.sentences ?? {}).map(([name, words]): Pair => [name, wordsIn(words, locale)]),
  ]),
})

const made = new WeakMap<Resource, Dictionary<ListWords>>()

/** All a described list and its editor say: sentences by the noun, names of fields and values from the description. */
export const wordsOf = (resource: Resource): Dictionary<ListWords> => {
  const known = made.get(resource) ?? { en: ownWords(resource, "en"), ptBr: ownWords(resource, "ptBr") }
  made.set(resource, known)
  return known
}
