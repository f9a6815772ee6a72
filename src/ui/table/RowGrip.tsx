import { useEffect, useRef } from "react"
import { Icon } from "../icon/Icon.tsx"
import { gripVertical } from "../icon/gripVertical.ts"
import { grip } from "./rowGrip.css.ts"
import { dragRow, type OnRowDrop } from "./rowDrag.ts"

interface Props {
  readonly onDrop: OnRowDrop
}

/** What a row is dragged by, with a mouse, a pen or a finger. Keys have ways of their own, so it is not said aloud. */
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
