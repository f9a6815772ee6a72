import type { Field, Fields } from "../../contract/resource/field.ts"
import { endingDays } from "../../contract/resource/filter.ts"
import { frameLabels, ownerLabels } from "../../contract/resource/frameLabels.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { Words } from "../../contract/resource/Words.ts"
import type { ListWords } from "../ListSpec.ts"
import { describedWords } from "./words.ts"
import { english } from "./nounSentences.en.ts"
import { portuguese } from "./nounSentences.ptBr.ts"

type Named = readonly [key: string, words: Words]

/** The names of a field's values; those of a flag, and of a filter by whether there is a value, are the same everywhere. */
const valueWords = ({ kind, choices = {} }: Field): ReadonlyArray<Named> => {
  const { yes, no, set, unset } = describedWords
  const both = (one: Words, other: Words): ReadonlyArray<Named> => [
    ["true", one],
    ["false", other],
  ]
  if (kind === "flag") return both(yes, no)
  return kind === "choice" || kind === "choices" ? Object.entries(choices) : both(set, unset)
}

/** The names of fields and of their values. Fields of a list's items are named by a dot: `signers.email`. */
const fieldWords = (fields: Fields, prefix = ""): ReadonlyArray<Named> =>
  Object.entries(fields).flatMap(([name, field]): ReadonlyArray<Named> => {
    const { label, fields: items = {}, rules } = field
    const path = `${prefix}${name}`
    return [
      [`column.${path}`, label],
      [`filter.${path}`, label],
      ...(rules.hint ? [[`hint.${path}`, rules.hint] as const] : []),
      ...valueWords(field).map(([value, words]): Named => [`filter.${path}.${value}`, words]),
      ...fieldWords(items, `${path}.`),
    ]
  })

/** Cell of a value every record has besides its fields. */
const frameNames = ({ scope, status }: Resource): ReadonlyArray<Named> => {
  const names = { ...frameLabels, ...(scope !== "platform" && { owner: ownerLabels[scope] }) }
  return [
    ...Object.entries(names).flatMap(([name, words]): ReadonlyArray<Named> => [
      [`column.${name}`, words],
      [`filter.${name}`, words],
    ]),
    ...endingDays.map((days): Named => [`filter.endingWithin.${days}`, [`${days} dias`, `${days} days`]]),
    ["filter.undone.true", ["Com pendências", "Something to do"]],
    ["filter.undone.false", ["Sem pendências", "Nothing to do"]],
    ["filter.handledBy.me", ["Meus", "Mine"]],
    ["filter.handledBy.nobody", ["Sem responsável", "Unassigned"]],
    ["filter.overdue.true", ["Fora do prazo", "Overdue"]],
    ["filter.overdue.false", ["Não vencidos", "Not overdue"]],
    ...Object.entries(status?.values ?? {}).map(([value, [ptBr, en]]): Named => [
      `filter.status.${value}`,
      [ptBr, en],
    ]),
    ...Object.entries<Words | undefined>(status?.verbs ?? {}).flatMap(([move, words]): ReadonlyArray<Named> =>
      words ? [[`move.${move}`, words]] : [],
    ),
  ]
}

const partWords = ({ parts }: Resource): ReadonlyArray<Named> =>
  parts.flatMap(({ label, id = "", groups = [] }, index): ReadonlyArray<Named> => [
    [`part.${id || index}`, label],
    ...groups.flatMap((group, at): ReadonlyArray<Named> => [
      [`group.${id || index}.${at}`, group.label],
      ...(group.about ? [[`about.${id || index}.${at}`, group.about] as const] : []),
    ]),
  ])

type NounSentences = ReturnType<typeof english>

const nounWords = ({ noun }: Resource): Readonly<Record<keyof NounSentences, Words>> => {
  const inPortuguese: Readonly<Record<string, string>> = portuguese(noun)
  const pairs = Object.entries(english(noun)).map(([key, en]) => [key, [inPortuguese[key], en]])
  return Object.fromEntries(pairs)
}

const ownWords = (resource: Resource): ListWords => ({
  ...nounWords(resource),
  ...describedWords,
  "row.move": describedWords.changeStatus,
  "row.up": describedWords.rowUp,
  "row.down": describedWords.rowDown,
  "bulk.move": describedWords.changeStatus,
  ...Object.fromEntries([
    ...frameNames(resource),
    ...fieldWords(resource.fields),
    ...partWords(resource),
    ...Object.entries(resource.sentences ?? {}),
  ]),
})

const made = new WeakMap<Resource, ListWords>()

/** All a described list and its editor say: sentences by the noun, names of fields and values from the description. */
export const wordsOf = (resource: Resource): ListWords => {
  const known = made.get(resource) ?? ownWords(resource)
  made.set(resource, known)
  return known
}
