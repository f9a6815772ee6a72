import { useState } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { eye, eyeOff } from "../icon/icons.ts"
import { TextField, type TextFieldProps } from "./TextField.tsx"

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "icon"> {
  /** The name of the button that reveals the password. */
  readonly showLabel: string
  /** The name of the same button while the password is revealed. */
  readonly hideLabel: string
}

/** A password field with a button that reveals the text. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      end={
        <IconButton
          icon={isShown ? eyeOff : eye}
          label={isShown ? hideLabel : showLabel}
          size="small"
          isDisabled={field.isDisabled ?? false}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
