import type { ReactNode } from "react"
import { Icon } from "../icon/Icon.tsx"
import { circleAlert } from "../icon/icons.ts"
import { unseen } from "../theme/text.css.ts"
import * as css from "./field.css.ts"

export interface FieldProps {
  /** The id of the control the label belongs to; the hint and the error take theirs from it. */
  readonly id: string
  readonly label: string
  /** Only for assistive technology. */
  readonly hideLabel?: boolean | undefined
  /** The word that marks a field one may leave empty, in brackets beside the label. */
  readonly optional?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** A link or a small button at the end of the label's line. */
  readonly labelEnd?: ReactNode
  readonly children: ReactNode
}

/** What a control needs to be told about its field: pass it the same id, hint and error. */
export const describe = ({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) => ({
  "aria-invalid": error ? (true as const) : undefined,
  "aria-errormessage": error ? `${id}-error` : undefined,
  "aria-describedby":
    [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ") || undefined,
})

/** A label over a control, with what is wrong or worth knowing under it. */
export const Field = ({ id, label, hideLabel, optional, hint, error, labelEnd, children }: FieldProps) => (
  <div className={css.field}>
    <div className={hideLabel ? unseen : css.head}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional ? <span className={css.optional}> ({optional})</span> : null}
      </label>
      {labelEnd}
    </div>
    {children}
    {error ? (
      <p className={css.error} id={`${id}-error`}>
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
