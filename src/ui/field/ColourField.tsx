import { colourWell } from "./field.css.ts"
import { TextField, type TextFieldProps } from "./TextField.tsx"

export interface ColourFieldProps extends Omit<TextFieldProps, "type" | "start" | "end" | "icon"> {
  /** The name of the button that opens the browser's choice of colours. */
  readonly chooseLabel: string
}

const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text)

/** A colour as `#` and six digits, typed or chosen in the browser's own way. */
export const ColourField = ({ chooseLabel, ...field }: ColourFieldProps) => (
  <TextField
    {...field}
    autoComplete="off"
    start={
      <input
        type="color"
        className={colourWell}
        aria-label={chooseLabel}
        value={isColour(field.value) ? field.value : "#ffffff"}
        disabled={field.isDisabled || field.isReadOnly}
        onChange={(event) => field.onChange(event.target.value)}
      />
    }
  />
)
