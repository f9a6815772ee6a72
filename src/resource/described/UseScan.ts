import type { KeyboardEvent, RefObject } from "react"
import type { ListModel } from "../listModel.ts"
import type { DescribedRow } from "./describedRow.ts"

/** Hook that returns the function that hears keys in a list's search. */
export type UseScan = (
  searchBox: RefObject<HTMLInputElement | null>,
  list: { readonly model: ListModel; readonly open: (row: DescribedRow) => void },
) => (event: KeyboardEvent<HTMLElement>) => void
