import { IconButton, x } from "balcao/ui"
import type { ReactNode } from "react"
import { body, head, sheet, title as titleStyle } from "./sideSheet.css.ts"
import { useSheetDialog } from "./useSheetDialog.ts"
import { useShellWords } from "../words/words.ts"

interface Props {
  readonly title: string
  readonly onClose: () => void
  /** Beside the title. */
  readonly act?: ReactNode
  readonly children: ReactNode
}

/** A modal sheet at the side of the window that closes at Escape, at a press outside it and after a navigation. */
export const SideSheet = ({ title, onClose, act, children }: Props) => {
  const say = useShellWords()
  const { dialog, close } = useSheetDialog()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      className={sheet}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={head}>
        <h2 className={titleStyle}>{title}</h2>
        {act}
        <IconButton icon={x} label={say("close")} size="small" onPress={close} />
      </div>
      <div className={body}>{children}</div>
    </dialog>
  )
}
