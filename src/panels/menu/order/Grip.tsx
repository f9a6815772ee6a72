import { Suspense } from "react"
import { lazily } from "../../../ui/root/lazily.tsx"
import { gripRoom } from "../items.css.ts"
import type { DropSide } from "../../../ui/table/rowDrag.ts"

const RowGrip = lazily(() => import("../../../ui/table/RowGrip.tsx"))

interface Props {
  /** The row's `rowKey`. */
  readonly row: string
  readonly onDrop: (row: string, over: string, side: DropSide) => void
}

/** Handle by which a row is dragged; keys move it by Alt and an arrow. */
export const Grip = ({ row, onDrop }: Props) => (
  <span className={gripRoom}>
    <Suspense>
      <RowGrip onDrop={(over, side) => onDrop(row, over, side)} />
    </Suspense>
  </span>
)
