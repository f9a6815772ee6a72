import type { ReactNode } from "react"
import { Icon } from "../icon/Icon.tsx"
import { circleAlert } from "../icon/icons.ts"
import { visuallyHidden } from "../theme/text.css.ts"
import * as css from "./field.css.ts"

export interface FieldProps {
  /** The id of the control; the ids of the hint and the error are derived from it. */
  readonly id: string
  readonly label: string
  /** Shows the label to assistive technology only. */
  readonly hideLabel?: boolean | undefined
  /** The word for "optional", shown in parentheses after the label. */
  readonly optionalLabel?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The error came by itself, not from leaving the field, so it is announced. */
  readonly isErrorLive?: boolean | undefined
  /** A link or a small button at the end of the label's line. */
  readonly labelEnd?: ReactNode
  readonly children: ReactNode
}

/** The ARIA attributes of a control inside a Field with the same id, hint and error. */
export const fieldAria = ({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) => ({
  "aria-invalid": error ? (true as const) : undefined,
  "aria-errormessage": error ? `${id}-error` : undefined,
  "aria-describedby":
    [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ") || undefined,
})

/** A label above a control, with its error and hint below. */
export const Field = ({
  id,
  label,
  hideLabel,
  optionalLabel,
  hint,
  error,
  isErrorLive,
  labelEnd,
  children,
}: FieldProps) => (
  <div className={css.field}>
    <div className={hideLabel ? visuallyHidden : css.head}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optionalLabel ? <span className={css.optional}> ({optionalLabel})</span> : null}
      </label>
      {labelEnd}
    </div>
    {children}
    {error ? (
      <p className={css.error} id={`${id}-error`} role={isErrorLive ? "alert" : undefined}>
        <Icon shape={circleAlert} size={12} />
        <span>{error}</span>
      </p>
    ) : null}
    {hint ? (
      <p className={css.hint} id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
  </div>
)
