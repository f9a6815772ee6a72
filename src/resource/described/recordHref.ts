import { createContext } from "react"
import type { RecordId } from "../../contract/wire/recordId.ts"

/** Returns the page's URL of a record, by the list's name; undefined if the page does not show it. */
export type RecordHref = (list: string, id: RecordId) => string | undefined

/**
 * Returns the page's URL of a company's records in a list, by the list's name; undefined if the reader may not open it.
 */
export type ListHref = (list: string, company: RecordId) => string | undefined

/** The page's own, for panels that say where something is missing. */
export const ListHrefContext = createContext<ListHref | undefined>(undefined)

/** The page's own, for panels that name records of other lists. */
export const RecordHrefContext = createContext<RecordHref | undefined>(undefined)
