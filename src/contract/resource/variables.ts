import type { Choices } from "./Words.ts"

const placeholder = /\{\{([^{}]*)\}\}/g

const spelled = (name: string): string => name.trim().toLowerCase()

/** Returns the texts between `{{` and `}}`, as written, each once. */
const namesIn = (text: string): ReadonlyArray<string> => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name.trim())),
]

/** Returns texts that begin with `{{` and do not end, up to the next space. */
const unfinishedIn = (text: string): ReadonlyArray<string> => text.match(/\{\{(?![^{}]*\}\})[^\s{}]*/g) ?? []

/** The variable a name stands for, which it has in either language, whatever its case. */
const variableOf = (known: Choices, name: string): string | undefined =>
  Object.entries(known).find(([, words]) => words.some((word) => spelled(word) === spelled(name)))?.[0]

/** The names in a text that stand for no variable, and those without an end. */
export const unknownVariables = (text: string, known: Choices): ReadonlyArray<string> => [
  ...namesIn(text).filter((name) => variableOf(known, name) === undefined),
  ...unfinishedIn(text),
]

/** The variables a text uses, each once. */
export const variablesIn = (text: string, known: Choices): ReadonlyArray<string> => [
  ...new Set(namesIn(text).flatMap((name) => variableOf(known, name) ?? [])),
]

/** A text with the value of each variable in its place. */
export const withVariables = (text: string, known: Choices, valueOf: (variable: string) => string): string =>
  text.replaceAll(placeholder, (written: string, name: string) => {
    const variable = variableOf(known, name)
    return variable === undefined ? written : valueOf(variable)
  })
