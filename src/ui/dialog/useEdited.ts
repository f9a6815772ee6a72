import { type InputEvent, useContext, useEffect, useState } from "react"
import { EditedContext } from "./EditedContext.ts"

/** True from when something is typed or chosen in an open dialog, its searches apart; what is around it hears of it. */
export const useEdited = (isOpen: boolean) => {
  const hold = useContext(EditedContext)
  const [isTouched, setTouched] = useState(false)
  if (isTouched && !isOpen) setTouched(false)
  const isEdited = isOpen && isTouched
  useEffect(() => (isEdited ? hold?.() : undefined), [isEdited, hold])
  const onInput = ({ target }: InputEvent<HTMLElement>) => {
    if (!(target instanceof HTMLElement && target.matches("[type=search], [role=combobox]"))) setTouched(true)
  }
  return { isEdited, onInput }
}
