import { type ReactNode, useRef, useState } from "react"
import { useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import { FilterChip } from "../ui/filter/FilterChip.tsx"
import { Popover } from "../ui/popover/Popover.tsx"
import { listWords } from "./words.ts"
import { filterFoot, filterForm, filterTitle } from "./resourceList.css.ts"

interface Props {
  readonly label: string
  /** The current value; undefined if not set. */
  readonly value: string | undefined
  readonly hasTitle: boolean
  readonly onOpen?: () => void
  readonly onClear: () => void
  /** The control that closes the form. */
  readonly submit: ReactNode
  readonly children: ReactNode
}

/** A filter as a chip that opens a form, with what clears and what closes it at its foot. */
export const ChipForm = ({ label, value, hasTitle, onOpen, onClear, submit, children }: Props) => {
  const say = useWords("list", listWords)
  const [isOpen, setOpen] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  const open = () => {
    onOpen?.()
    setOpen(true)
  }
  return (
    <>
      <FilterChip
        ref={chip}
        {...{ label, value, onClear }}
        clearLabel={say("clearFilter", { filter: label })}
        aria-expanded={isOpen}
        onPress={open}
      />
      <Popover label={label} triggerRef={chip} isOpen={isOpen} onClose={() => setOpen(false)}>
        <form
          className={filterForm}
          onSubmit={(event) => {
            event.preventDefault()
            setOpen(false)
          }}
        >
          {hasTitle && <strong className={filterTitle}>{label}</strong>}
          {children}
          <div className={filterFoot}>
            <Button tone="quiet" size="small" isDisabled={value === undefined} onPress={onClear}>
              {say("clear")}
            </Button>
            {submit}
          </div>
        </form>
      </Popover>
    </>
  )
}
