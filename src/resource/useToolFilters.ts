import { type RefObject, useState } from "react"
import { usePart } from "../frame/useValue.ts"
import { usePanelWidth } from "../ui/panel/PanelWidth.ts"
import { valueOf } from "./filtering.ts"
import type { FilterSpec } from "./FilterSpec.ts"
import type { List } from "./List.ts"
import { useFittingCount } from "./useFittingCount.ts"

interface ToolFilters {
  /** The ref of the tools. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** Filters that stand among the tools. */
  readonly shown: ReadonlyArray<FilterSpec>
  /** Filters behind a button: all of them in a narrow panel, else those there is no room for. */
  readonly folded: ReadonlyArray<FilterSpec>
  /** Called when the folded filters open and close; meanwhile none of them leaves. */
  readonly setOpen: (isOpen: boolean) => void
}

const none: ReadonlyArray<FilterSpec> = []

/** A list's filters by where they stand; those that are set stay among the tools the longest. */
export const useToolFilters = (list: List): ToolFilters => {
  const filters = list.rights.filter ? (list.spec.filters ?? none) : none
  const set = usePart(list.model.request, ({ view }) =>
    filters
      .filter((filter) => valueOf(filter, view) !== undefined)
      .map(({ id }) => `${id}=${view.filters[id]}`)
      .join(" "),
  )
  const isNarrow = usePanelWidth() === "narrow"
  const [opened, setOpened] = useState<ReadonlyArray<FilterSpec>>()
  const count = isNarrow ? 0 : filters.length
  const { ref, fitting } = useFittingCount(count, set, opened !== undefined)
  const isSet = ({ id }: FilterSpec) => set.split(" ").some((one) => one.startsWith(`${id}=`))
  const ranked = [...filters.filter(isSet), ...filters.filter((filter) => !isSet(filter))]
  const fits = new Set(ranked.slice(0, isNarrow ? 0 : fitting))
  const folded = opened ?? filters.filter((filter) => !fits.has(filter))
  return {
    ref,
    shown: filters.filter((filter) => !folded.includes(filter)),
    folded,
    setOpen: (isOpen) => setOpened(isOpen ? folded : undefined),
  }
}
