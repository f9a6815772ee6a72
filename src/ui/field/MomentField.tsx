import { useContext, useState } from "react"
import { Language } from "../root/language.ts"
import {
  type MomentType,
  momentPattern,
  readMomentText,
  typedMomentText,
  writeMomentText,
} from "./momentText.ts"
import { LineField } from "./LineField.tsx"
import { MomentCalendar } from "./MomentCalendar.tsx"
import type { TextFieldProps } from "./TextFieldProps.ts"

interface Props extends Omit<TextFieldProps, "type"> {
  readonly type: MomentType
}

/**
 * A day or time, typed and shown as the language of the panel writes it: a native field follows the browser's language. Its value
 * is that of a native one, empty while what is typed is none.
 */
export const MomentField = (props: Props) => {
  const { type, value, onChange, onBlur, onUnreadable, error, isDisabled, isReadOnly, ...inputProps } = props
  const { min: _, max: __, ...rest } = inputProps
  const language = useContext(Language) ?? navigator.language
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const isOwn = typed !== undefined && (readMomentText(language, type, typed) ?? "") === value
  const text = isOwn ? typed : writeMomentText(language, type, value)
  const pattern = momentPattern(language, type)
  const isUnreadable = isOwn && isLeft && typed.trim() !== "" && value === ""
  const write = (next: string) => {
    const whole = typedMomentText(language, type, text, next)
    setTyped(whole)
    setLeft(false)
    onChange(readMomentText(language, type, whole) ?? "")
  }
  const leave = () => {
    if (value !== "") setTyped(undefined)
    else if (isOwn && typed.trim() !== "") onUnreadable?.(typed)
    setLeft(true)
    onBlur?.()
  }
  const choose = (day: string) => {
    setTyped(undefined)
    onChange(type === "date" ? day : `${day}T${value.split("T")[1] ?? "00:00"}`)
  }
  const hasCalendar = type !== "time" && !isDisabled && !isReadOnly
  return (
    <LineField
      placeholder={pattern}
      inputMode={pattern.endsWith("AM") ? "text" : "numeric"}
      end={hasCalendar && <MomentCalendar language={language} day={value.slice(0, 10)} onChoose={choose} />}
      {...rest}
      {...{ isDisabled, isReadOnly }}
      error={error ?? (isUnreadable ? pattern : undefined)}
      value={text}
      onChange={write}
      onBlur={leave}
    />
  )
}
