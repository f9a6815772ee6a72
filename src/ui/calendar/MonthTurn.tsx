import { useContext } from "react"
import { ButtonContext } from "react-aria-components/Button"
import { CalendarStateContext } from "react-aria-components/Calendar"
import { useSlottedContext } from "react-aria-components/slots"
import { IconButton } from "../button/IconButton.tsx"
import { chevronRight } from "../icon/icons.ts"
import { chevronLeft } from "../icon/listIcons.ts"

interface Props {
  readonly slot: "previous" | "next"
  readonly label: string | undefined
}

/** The button to the month before or after. */
export const MonthTurn = ({ slot, label }: Props) => {
  const button = useSlottedContext(ButtonContext, slot)
  const state = useContext(CalendarStateContext)
  return (
    <IconButton
      icon={slot === "next" ? chevronRight : chevronLeft}
      size="small"
      label={label ?? button?.["aria-label"] ?? ""}
      onPress={() => (slot === "next" ? state?.focusNextPage() : state?.focusPreviousPage())}
    />
  )
}
