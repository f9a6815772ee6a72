import { useValue } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import { searchX } from "../ui/icon/icons.ts"
import { EmptyState } from "../ui/emptyState/EmptyState.tsx"
import type { List } from "./List.ts"
import { listWords } from "./words.ts"
import { filterState } from "./useFilter.ts"

interface EmptyProps {
  readonly list: List
  /** Takes the focus of the button that goes; left out where what is around it does. */
  readonly onWidened?: () => void
}

/** In the list's own place: nothing there, what was looked for, and the way back to all. */
export const ListEmpty = ({ list, onWidened }: EmptyProps) => {
  const { spec, model, choices } = list
  const say = useWords("list", listWords)
  const loaded = useValue(choices.loaded)
  const search = useValue(model.request).view.search.trim()
  const filters = (spec.filters ?? [])
    .map((filter) => filterState(list, say, loaded, filter))
    .filter(({ value }) => value !== undefined)
    .map(({ label, value, valueLabel = value }) => `${label}: ${valueLabel}`)
    .join(", ")
  const both = search !== "" && filters !== ""
  if (search === "" && filters === "") return <EmptyState icon={searchX} title={say("empty")} />
  const narrowed = filters === "" ? "emptyFor" : "emptyIn"
  const clear = filters === "" ? "clearSearch" : "clearFilters"
  const widen = () => {
    model.clearFilters()
    onWidened?.()
  }
  return (
    <EmptyState
      icon={searchX}
      title={say("empty")}
      text={say(both ? "emptyForIn" : narrowed, { search, filters })}
      action={<Button onPress={widen}>{say(both ? "clearBoth" : clear)}</Button>}
    />
  )
}
