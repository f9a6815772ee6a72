import { Icon } from "../icon/Icon.tsx"
import { circleAlert } from "../icon/icons.ts"
import * as css from "./field.css.ts"

interface Props {
  readonly id: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

/** Note under several controls with one label: their error, or a hint. */
export const FieldNote = ({ id, error, hint }: Props) => {
  if (!error && !hint) return null
  return (
    <p id={id} className={error ? css.error : css.hint}>
      {error ? <Icon shape={circleAlert} size={12} /> : null}
      <span>{error ?? hint}</span>
    </p>
  )
}
