import { useEffect, useRef } from "react"
import { Icon } from "../icon/Icon.tsx"
import { gripVertical } from "../icon/gripVertical.ts"
import { grip } from "./rowGrip.css.ts"
import { dragRow, type OnRowDrop } from "./rowDrag.ts"

interface Props {
  readonly onDrop: OnRowDrop
}

/** Drag handle of a row, for mouse, pen or finger. Keys have their own way, so it is hidden from screen readers. */
const RowGrip = ({ onDrop }: Props) => {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  return (
    <span
      className={grip}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        stop.current = dragRow(event.currentTarget, event.nativeEvent, onDrop)
      }}
    >
      <Icon shape={gripVertical} />
    </span>
  )
}

export default RowGrip
