import { useLayoutEffect, useRef, useState } from "react"
import { content } from "../../ui/dialog/dialog.css.ts"
import type { ModalBoxProps } from "../../ui/dialog/ModalBox.tsx"
import { overlay } from "./overlay.css.ts"

const OpenBox = (props: ModalBoxProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const [isShown, setIsShown] = useState(false)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    // oxlint-disable-next-line react/set-state-in-effect -- else the focus would return to what takes it in the dialog
    setIsShown(true)
    // Closing returns the focus to where it was.
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      className={`${props.backdropClassName} ${overlay}`}
      role={props.role}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-busy={props.isBusy || undefined}
      onCancel={(event) => {
        event.preventDefault()
        props.onDismiss()
      }}
    >
      <div className={props.className} style={props.style}>
        {isShown && <section className={content}>{props.children}</section>}
      </div>
    </dialog>
  )
}

/** A dialog of the stand-alone script is the browser's own (docs/decisions/0009). */
const ModalBox = (props: ModalBoxProps) => (props.isOpen ? <OpenBox {...props} /> : null)

export default ModalBox
