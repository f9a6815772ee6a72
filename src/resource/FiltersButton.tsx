import { useRef, useState } from "react"
import { useValue } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import { IconButton } from "../ui/button/IconButton.tsx"
import { listFilter } from "../ui/icon/listIcons.ts"
import { later } from "../ui/root/later.tsx"
import type { List } from "./List.ts"
import { valueOf } from "./filtering.ts"
import type { FilterSpec } from "./FilterSpec.ts"
import { listWords } from "./words.ts"

const FiltersForm = later(
  () => import("./FiltersForm.tsx"),
  ({ isOpen }) => isOpen,
)

interface Props {
  readonly list: List
  readonly filters: ReadonlyArray<FilterSpec>
  /** The others stand beside it, and the headings of the columns sort. */
  readonly isRest: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/**
 * Filters of a list behind one button, which tells how many of them are on: all of them with the order, in narrow panels,
 * else those there is no room for.
 */
export const FiltersButton = ({ list, filters, isRest, onOpenChange }: Props) => {
  const say = useWords("list", listWords)
  const { view } = useValue(list.model.request)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  const count = filters.filter((filter) => valueOf(filter, view) !== undefined).length
  const opener = {
    ref: button,
    icon: listFilter,
    tone: "secondary",
    "aria-expanded": isOpen,
    onPress: () => open(true),
  } as const
  return (
    <>
      {isRest ? (
        <Button {...opener}>{say(count === 0 ? "moreFilters" : "moreFiltersOn", { count })}</Button>
      ) : count === 0 ? (
        <IconButton {...opener} label={say("filters")} />
      ) : (
        <Button {...opener} aria-label={say("filtersOn", { count })}>
          {count}
        </Button>
      )}
      <FiltersForm
        {...{ list, filters, isRest, button, isOpen }}
        isOn={count > 0}
        onClose={() => open(false)}
      />
    </>
  )
}
