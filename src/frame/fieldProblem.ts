import { isEmail, type TextFormat } from "../contract/wire/text.ts"
import { typedText } from "../contract/wire/visibleText.ts"

/** Rule for a field of a form (section 5). Lengths count characters. */
export interface FieldRule {
  readonly min: number
  readonly max: number
  readonly email?: boolean
  /** The form of a text such as a CEP. */
  readonly format?: TextFormat
}

/** Problem of a typed text. */
export type FieldProblem = "required" | "invalid" | "minLength" | "maxLength"

/** The first thing wrong with a required field; undefined when nothing is. */
export const fieldProblem = (
  text: string,
  { min, max, email = false, format }: FieldRule,
): FieldProblem | undefined => {
  const { length } = typedText(text)
  if (length === 0) return "required"
  if (length < min) return "minLength"
  if (text.length > max) return "maxLength"
  return (email && !isEmail(text)) || (format && !format.accepts(text)) ? "invalid" : undefined
}
