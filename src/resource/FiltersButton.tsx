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
}

/** All filters of a list and its order behind one button, for narrow panels; it tells how many filters are on. */
export const FiltersButton = ({ list, filters }: Props) => {
  const say = useWords("list", listWords)
  const { view } = useValue(list.model.request)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const count = filters.filter((filter) => valueOf(filter, view) !== undefined).length
  const opener = {
    ref: button,
    icon: listFilter,
    tone: "secondary",
    "aria-expanded": isOpen,
    onPress: () => setOpen(true),
  } as const
  return (
    <>
      {count === 0 ? (
        <IconButton {...opener} label={say("filters")} />
      ) : (
        <Button {...opener} aria-label={say("filtersOn", { count })}>
          {count}
        </Button>
      )}
      <FiltersForm {...{ list, filters, button, isOpen }} isOn={count > 0} onClose={() => setOpen(false)} />
    </>
  )
}
