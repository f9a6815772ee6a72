import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import { type Find, inputOf } from "../listLoading.ts"
import { useParts } from "./parts.ts"
import type { UseScan } from "./UseScan.ts"

/** Codes that a scanner types, in the form records keep. */
interface Codes<R extends Resource> {
  readonly of: (text: string) => string | undefined
  readonly isOf: (row: RowOf<R>, code: string) => boolean
}

/**
 * A whole code, which a scanner ends with Enter, opens the only record that has it, and is searched for otherwise. A scanner
 * is faster than the search, so that the rows shown are not asked.
 */
export const scanOf = <R extends Resource>({ of, isOf }: Codes<R>): UseScan => {
  const useScan: UseScan = (searchBox, { model, open }) => {
    const { api } = usePanel().client
    const { find } = useParts().list
    const { run } = useTask<ApiError>()
    return ({ key, target, nativeEvent }) => {
      const code = of(searchBox.current?.value ?? "")
      if (key !== "Enter" || nativeEvent.isComposing || target !== searchBox.current || code === undefined)
        return
      model.search(code)
      const { sortField, sortOrder } = model.request.peek().view
      const body = { filter: { search: code }, sortField, sortOrder, pageNumber: 0, pageSize: 10 }
      const found = Effect.map((api.call as Find)(find, inputOf(find, body)), ({ items }) => {
        const [only, ...more] = items.filter((row) => isOf(row as RowOf<R>, code))
        if (only && more.length === 0) open(only)
      })
      // The failure of a call shows in the list, which searches for the same.
      run(found)
    }
  }
  return useScan
}
