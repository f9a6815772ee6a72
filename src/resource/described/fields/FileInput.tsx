import { referenceOf } from "../kindTexts.ts"
import { TextField } from "../../../ui/field/TextField.tsx"
import type { FieldInputProps } from "./fieldInput.ts"

/** The name of an image or a file; it is chosen once the calls of files are there. */
export const FileInput = ({ label, value, hint, error, optionalLabel, onChange }: FieldInputProps) => (
  <TextField
    {...{ label, hint, error, optionalLabel, onChange }}
    isReadOnly
    value={referenceOf(value)?.label ?? ""}
  />
)
