import { createContext } from "react"
import type { RecordId } from "../../contract/wire/recordId.ts"

/** Where the page shows a record of a list, by the list's name; undefined where it shows none. */
export type RecordHref = (list: string, id: RecordId) => string | undefined

/** The page's own, for panels that name records of other lists. */
export const RecordHrefContext = createContext<RecordHref | undefined>(undefined)
