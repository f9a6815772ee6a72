import { useRef, useState } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { MonthGrid } from "../calendar/MonthGrid.tsx"
import { calendar } from "../icon/listIcons.ts"
import { Popover } from "../popover/Popover.tsx"
import { place } from "./momentCalendar.css.ts"

interface Props {
  readonly language: string
  /** The chosen day, `YYYY-MM-DD`, or nothing. */
  readonly day: string
  readonly onChoose: (day: string) => void
}

const todayHere = () => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** A calendar at a field, whose words are those the browser has for the language. */
export const MomentCalendar = ({ language, day, onChoose }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const name = new Intl.DisplayNames(language, { type: "dateTimeField" }).of("day") ?? ""
  const months = new Intl.RelativeTimeFormat(language, { numeric: "auto" })
  const today = todayHere()
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
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <Popover label={name} triggerRef={button} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={place}>
          <MonthGrid
            language={language}
            start={day || today}
            today={today}
            mark={() => undefined}
            onChoose={choose}
            labels={{
              previous: months.format(-1, "month"),
              next: months.format(1, "month"),
              marked: (marked) => marked,
            }}
          />
        </div>
      </Popover>
    </>
  )
}
