import { createContext } from "react"
import type { RecordId } from "../../contract/wire/recordId.ts"

/** Where the page shows a record of a list, by the list's name; undefined where it shows none. */
export type RecordHref = (list: string, id: RecordId) => string | undefined

/** Where the page shows what a list has of a company, by the list's name; undefined where the reader may not open it. */
export type ListHref = (list: string, company: RecordId) => string | undefined

/** The page's own, for panels that say where something is missing. */
export const ListHrefContext = createContext<ListHref | undefined>(undefined)

/** The page's own, for panels that name records of other lists. */
export const RecordHrefContext = createContext<RecordHref | undefined>(undefined)
