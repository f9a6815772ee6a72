import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import { arrive, loading, type Remote, reloading } from "../frame/remote.ts"
import type { SearchOption } from "../ui/options/OptionSearch.tsx"
import { severalOf } from "./filterValue.ts"
import type { FilterSpec } from "./FilterSpec.ts"

/** The values of one filter. */
export type Options = Remote<ReadonlyArray<SearchOption>, ApiError>

/** The values of filters that come from the API, fetched once for each filter. */
export interface FilterChoices {
  readonly loaded: ReadonlySignal<Readonly<Record<string, Options>>>
  /** Fetches a filter's values, and the names of those it is set to. */
  load(filter: FilterSpec, value?: string): Effect.Effect<void>
  /** Keeps the name of a value that was found by searching. */
  remember(filter: FilterSpec, option: SearchOption): void
}

const makeFilterChoices = (api: Api): FilterChoices => {
  const loaded = signal<Readonly<Record<string, Options>>>({})
  const setOptions = (id: string, options: Options) =>
    void (loaded.value = { ...loaded.peek(), [id]: options })

  const load = Effect.fnUntraced(function* ({ id, options, input }: FilterSpec, value?: string) {
    if (typeof options !== "function") return
    const before = loaded.peek()[id] ?? loading
    setOptions(id, reloading(before))
    const exit = yield* Effect.exit(options(api, "", input && value ? severalOf(value) : undefined))
    setOptions(id, arrive(before, exit))
  })
  const know = ({ id }: FilterSpec, option: SearchOption) => {
    const otherOptions = (loaded.peek()[id]?.data ?? []).filter((one) => one.id !== option.id)
    setOptions(id, { _tag: "Here", data: [...otherOptions, option] })
  }
  return { loaded, load, remember: know }
}

export const FilterChoices = createModel(makeFilterChoices)
