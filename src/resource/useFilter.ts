import { useEffect } from "react"
import { useTask } from "../frame/useTask.ts"
import { usePart, useValue } from "../frame/useValue.ts"
import { type Say, useWords } from "../frame/useWords.ts"
import type { Options } from "./filterChoices.ts"
import { filterLabel } from "./filterLabel.ts"
import type { List } from "./List.ts"
import { valueOf } from "./filtering.ts"
import type { SearchOption } from "../ui/options/OptionSearch.tsx"
import type { FilterSpec } from "./FilterSpec.ts"
import { listWords } from "./words.ts"

/** A filter as people see it. */
export interface Filter {
  readonly label: string
  readonly options: ReadonlyArray<SearchOption> | undefined
  readonly value: string | undefined
  /** The name of its value, where that is known. */
  readonly valueLabel: string | undefined
  readonly failed: boolean
  /** Fetches its values unless they are loaded. */
  load(): void
}

type Loaded = Readonly<Record<string, Options>>

/** A filter's name, values and setting, in the reader's language. */
export const filterState = (
  { word, model, locale }: List,
  say: Say<typeof listWords>,
  loaded: Loaded,
  { id, options: offered, ...filter }: FilterSpec,
): Omit<Filter, "load"> => {
  const remote = loaded[id]
  const options =
    typeof offered === "function"
      ? remote?.data
      : offered.map((option) => ({ id: option, label: word(`filter.${id}.${option}`) }))
  const value = valueOf({ id, options: offered, ...filter }, model.request.peek().view)
  const unknown =
    filter.isSearched && remote?._tag === "Here" && value !== undefined ? `#${value}` : undefined
  const valueLabel =
    value === undefined ? undefined : (filterLabel(say, locale, filter.input, options, value) ?? unknown)
  return { label: word(`filter.${id}`), options, value, valueLabel, failed: remote?._tag === "Failed" }
}

/** The state of one filter; values from the API are loaded when it is set or opened. */
export const useFilter = (list: List, filter: FilterSpec): Filter => {
  const { choices, model } = list
  const loaded = useValue(choices.loaded)
  usePart(model.request, ({ view }) => valueOf(filter, view))
  const say = useWords("list", listWords)
  const { run } = useTask<never>()
  const state = filterState(list, say, loaded, filter)
  const isMissing = typeof filter.options === "function" && loaded[filter.id] === undefined
  const isWanted = isMissing && state.value !== undefined
  useEffect(() => {
    if (isWanted) run(choices.load(filter, state.value))
  }, [isWanted, run, choices, filter, state.value])
  return { ...state, load: () => void ((isMissing || state.failed) && run(choices.load(filter))) }
}
