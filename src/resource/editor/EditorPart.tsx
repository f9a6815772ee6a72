import { type ReactNode, useId } from "react"
import * as css from "./editor.css.ts"

interface Props {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** Fields that belong together, with what they are about beside them. */
export const EditorPart = ({ title, text, children }: Props) => {
  const id = useId()
  return (
    <fieldset className={css.part} aria-labelledby={id}>
      <div className={css.partHead}>
        <strong id={id}>{title}</strong>
        {text !== undefined && <p>{text}</p>}
      </div>
      <div className={css.fields}>{children}</div>
    </fieldset>
  )
}
