import type { FoundIssue } from "../wire/fieldIssues.ts"
import { placeholdersIn } from "./letterText.ts"

/** A variable an email of some type may use. */
export interface LetterVariable {
  readonly name: string
  readonly sample?: string | null
  readonly isRequired?: boolean
}

/** The texts of a template in which variables may stand. */
const templateTexts = ["subject", "preheader", "body"] as const

type Texts = Readonly<Partial<Record<(typeof templateTexts)[number], unknown>>>

const spelled = (name: string) => name.trim().toLowerCase()

/** The variable a name stands for, whatever its case. */
export const variableNamed = (
  known: ReadonlyArray<LetterVariable>,
  name: string,
): LetterVariable | undefined => known.find((one) => spelled(one.name) === spelled(name))

/** The variables a template uses that its type does not offer, by the text they stand in. */
export const unknownIn = (texts: Texts, known: ReadonlyArray<LetterVariable>): ReadonlyArray<FoundIssue> =>
  templateTexts.flatMap((field) =>
    placeholdersIn(String(texts[field] ?? ""))
      .filter((name) => !variableNamed(known, name))
      .map((name) => ({ path: `body.${field}.${name}`, code: "variable" }) as const),
  )

/** The variables its type demands that a template uses nowhere. */
export const missingIn = (texts: Texts, known: ReadonlyArray<LetterVariable>): ReadonlyArray<FoundIssue> => {
  const usedNames = templateTexts.flatMap((field) => placeholdersIn(String(texts[field] ?? "")).map(spelled))
  return known
    .filter(({ name, isRequired }) => isRequired && !usedNames.includes(spelled(name)))
    .map(({ name }) => ({ path: `body.body.${name}`, code: "missing" }) as const)
}
