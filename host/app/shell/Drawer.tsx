import { useEffect, useRef } from "react"
import { useLocation } from "../routing/navigation.ts"
import { drawer } from "./drawer.css.ts"
import { useShellWords } from "../words/words.ts"
import { Sidebar } from "./Sidebar.tsx"

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The side menu on phones: a modal that closes at Escape, at a press outside it and after a navigation. */
export const Drawer = ({ open, onClose }: Props) => {
  const say = useShellWords()
  const { visit } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useEffect(() => dialog.current?.close(), [visit])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      className={drawer}
      aria-label={say("menu")}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && <Sidebar onClose={onClose} />}
    </dialog>
  )
}
