import { useState } from "react"
import { TextField } from "../../ui/field/TextField.tsx"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { errorRoom } from "./RolesPanel.css.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

/** A role's title, where its dialog begins; whoever leaves it empty is told that it is required (section 5). */
export const TitleInput = ({
  reader,
  label,
  value,
  error,
  isReadOnly,
  onChange,
  onBlur,
}: FieldInputProps) => {
  const [isLeft, setLeft] = useState(false)
  const shown = isLeft && typedText(value) === "" ? reader.word("titleRequired") : error
  return (
    <div className={shown === undefined ? errorRoom : undefined}>
      <TextField
        {...{ label, value, onChange }}
        onBlur={() => {
          setLeft(true)
          onBlur()
        }}
        error={shown}
        isRequired
        isDisabled={isReadOnly}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog starts in its first field
        autoFocus={!isReadOnly}
      />
    </div>
  )
}
