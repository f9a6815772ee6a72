import { dayProblem, type Span } from "../../contract/wire/years.ts"
import { TextField, type TextFieldProps } from "../../ui/field/TextField.tsx"
import { useWords } from "../useWords.ts"
import { daySentence } from "./daySentence.ts"
import { fieldWords } from "./words.ts"

interface Props extends Omit<TextFieldProps, "type" | "onUnreadable"> {
  readonly type?: "date" | "datetime-local"
  /** The years it may lie in. */
  readonly span: Span
}

/**
 * A day or moment of a form made by hand, which says itself why it does not take one. What is no day, or one out of
 * reason, is its value too, for the form to refuse (`dayProblem`).
 */
export const PanelDayField = ({ type = "date", span, error, ...field }: Props) => {
  const say = useWords("fields", fieldWords)
  const problem = dayProblem(field.value, span)
  return (
    <TextField
      {...field}
      type={type}
      onUnreadable={field.onChange}
      error={problem ? daySentence(say, field.value, span, problem) : error}
    />
  )
}
