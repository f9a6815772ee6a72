import type { RefObject } from "react"
import MonthGrid from "../calendar/MonthGrid.tsx"
import PopoverSurface from "../popover/PopoverSurface.tsx"
import { place } from "./momentCalendar.css.ts"

interface Props {
  readonly label: string
  readonly trigger: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  /** The chosen day, `YYYY-MM-DD`, or nothing. */
  readonly day: string
  readonly onChoose: (day: string) => void
  readonly onClose: () => void
}

/** Popover with the days of a month, the chosen one focused. */
const MonthPopover = ({ label, trigger, isOpen, day, onChoose, onClose }: Props) => (
  <PopoverSurface {...{ label, isOpen, onClose }} triggerRef={trigger}>
    <div className={place}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar has the focus while it is open */}
      <MonthGrid chosen={day} autoFocus onChoose={onChoose} />
    </div>
  </PopoverSurface>
)

export default MonthPopover
