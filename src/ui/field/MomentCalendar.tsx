import { useRef, useState } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { calendar } from "../icon/listIcons.ts"
import { later } from "../root/later.tsx"

const MonthPopover = later(
  () => import("./MonthPopover.tsx"),
  ({ isOpen }) => isOpen,
)

interface Props {
  readonly language: string
  /** The chosen day, `YYYY-MM-DD`, or nothing. */
  readonly day: string
  readonly onChoose: (day: string) => void
}

/** A calendar at a field, named by the browser's word for a day. */
export const MomentCalendar = ({ language, day, onChoose }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const name = new Intl.DisplayNames(language, { type: "dateTimeField" }).of("day") ?? ""
  const choose = (chosen: string) => {
    setOpen(false)
    onChoose(chosen)
  }
  return (
    <>
      <IconButton
        ref={button}
        icon={calendar}
        label={name}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <MonthPopover
        {...{ day, isOpen }}
        label={name}
        trigger={button}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
