import { useState } from "react"
import { dayProblem } from "../contract/wire/years.ts"
import { PanelDayField } from "../frame/fields/PanelDayField.tsx"

interface Props {
  readonly label: string
  /** A day, or nothing. */
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (day: string) => void
}

/** A day to filter by; a text that is none stays in the field, says so, and filters nothing. */
export const FilterDayField = ({ label, value, error, onChange }: Props) => {
  const [refused, setRefused] = useState<string>()
  return (
    <PanelDayField
      span="any"
      autoComplete="off"
      {...{ label, error }}
      value={refused ?? value}
      onChange={(text) => {
        const isRefused = dayProblem(text, "any") !== undefined
        setRefused(isRefused ? text : undefined)
        onChange(isRefused ? "" : text)
      }}
    />
  )
}
