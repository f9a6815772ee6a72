import { isCpf } from "../../contract/people/cpf.ts"
import { isParent } from "../../contract/wire/entity.ts"
import { limits } from "../../contract/limits.ts"
import type { PersonField, PersonTexts } from "./personTexts.ts"

/** What is wrong with a field. */
export type PersonProblem = "required" | "invalid" | "maxLength"

/** What is wrong, by field; nothing for a field in order. */
export type PersonProblems = { readonly [K in PersonField]?: PersonProblem }

/** The maximum length of a field; a phone's is counted in digits. */
export const maxLengthOf = (name: PersonField): number => limits.text[name === "phone" ? "phone" : "line"].max

const needed = (texts: PersonTexts, base: PersonTexts, isNew: boolean): ReadonlyArray<PersonField> => [
  // A record the platform created without a person may stay without one.
  ...(isNew || base.name !== "" ? (["name"] as const) : []),
  ...(texts.registration === "BLOCKED" || texts.registration === "REJECTED"
    ? (["blockedReason"] as const)
    : []),
  ...(texts.cnhCategory !== "" || texts.cnhValidUntil !== "" ? (["cnhNumber"] as const) : []),
]

/** A name, right check digits, and a reason for whoever is refused; lengths as everywhere. */
export const problemsOf = (texts: PersonTexts, base: PersonTexts, isNew: boolean): PersonProblems => {
  const isNeeded = new Set(needed(texts, base, isNew))
  const problemOf = (name: PersonField): PersonProblem | undefined => {
    const text = texts[name].trim()
    if (text === "") return isNeeded.has(name) ? "required" : undefined
    if (name === "cpf" && text !== base.cpf && !isCpf(text)) return "invalid"
    if (name === "company" && !isParent({ _id: text })) return "invalid"
    return text.length > maxLengthOf(name) ? "maxLength" : undefined
  }
  const found = (Object.keys(texts) as Array<PersonField>).map((name) => [name, problemOf(name)] as const)
  return Object.fromEntries(found.filter(([, wrong]) => wrong !== undefined))
}
