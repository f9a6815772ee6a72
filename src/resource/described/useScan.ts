import * as Effect from "effect/Effect"
import type { KeyboardEvent, RefObject } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import { type Find, inputOf } from "../listLoading.ts"
import type { ListModel } from "../listModel.ts"
import type { DescribedRow } from "./describedRow.ts"
import { useParts } from "./parts.ts"

/**
 * Returns the function that hears keys in a list's search: a whole code, which a scanner ends with Enter, opens the only
 * record that has it, and is searched for otherwise. A scanner is faster than the search, so that the rows shown are not asked.
 */
export const useScan = (
  searchBox: RefObject<HTMLInputElement | null>,
  { model, open }: { readonly model: ListModel; readonly open: (row: DescribedRow) => void },
) => {
  const { api } = usePanel().client
  const { codes, list } = useParts()
  const { run } = useTask()
  return ({ key, target, nativeEvent }: KeyboardEvent<HTMLElement>): void => {
    const code = codes?.of(searchBox.current?.value ?? "")
    if (key !== "Enter" || nativeEvent.isComposing || target !== searchBox.current || code === undefined)
      return
    model.search(code)
    const { sortField, sortOrder } = model.request.peek().view
    const body = { filter: { search: code }, sortField, sortOrder, pageNumber: 0, pageSize: 10 }
    const found = Effect.map((api.call as Find)(list.find, inputOf(list.find, body)), ({ items }) => {
      const [only, ...more] = items.filter((row) => codes?.isOf(row, code))
      if (only && more.length === 0) open(only)
    })
    // The failure of a call shows in the list, which searches for the same.
    run(Effect.ignore(found))
  }
}
