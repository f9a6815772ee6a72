import type { ReactNode } from "react"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { x } from "../../ui/icon/icons.ts"
import * as css from "./sheetHead.css.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly title: string
  /** Stands before the title, such as the way back. */
  readonly start?: ReactNode
  /** Actions on all of the sheet, beside the way out. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** The head of a sheet beside the menu: its title and the way out. */
export const SheetHead = ({ title, start, children, onClose }: Props) => {
  const say = useMenuWords()
  return (
    <header className={css.head}>
      {start}
      <h2 className={css.title}>{title}</h2>
      {children}
      <IconButton icon={x} label={say("close")} onPress={onClose} />
    </header>
  )
}
