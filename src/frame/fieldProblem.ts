import { isEmail } from "../contract/wire/text.ts"

/** What a field of a form asks for (section 5). Lengths count characters. */
export interface FieldRule {
  readonly min: number
  readonly max: number
  readonly email?: boolean
}

/** What is wrong with what was typed. */
export type FieldProblem = "required" | "invalid" | "minLength" | "maxLength"

/** The first thing wrong with a required field; undefined when nothing is. */
export const fieldProblem = (
  text: string,
  { min, max, email = false }: FieldRule,
): FieldProblem | undefined => {
  if (text.trim() === "") return "required"
  if (text.length < min) return "minLength"
  if (text.length > max) return "maxLength"
  return email && !isEmail(text) ? "invalid" : undefined
}
