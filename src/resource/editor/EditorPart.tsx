import { type ReactNode, useId } from "react"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import * as css from "./editor.css.ts"

interface Props {
  readonly title: string
  readonly text?: string | undefined
  /** Takes the whole width, without a heading beside its fields. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Fields that belong together, with what they are about beside them. */
export const EditorPart = ({ title, text, isWide = false, children }: Props) => {
  const id = useId()
  return (
    <fieldset
      className={css.part}
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
    >
      <div className={isWide ? visuallyHidden : css.partHead}>
        <strong id={id}>{title}</strong>
        {text !== undefined && <p id={`${id}-text`}>{text}</p>}
      </div>
      <div className={css.fields} data-wide={isWide || undefined}>
        {children}
      </div>
    </fieldset>
  )
}
