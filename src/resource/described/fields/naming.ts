import { createContext } from "react"
import type { RecordId } from "../../../contract/wire/recordId.ts"

/** The record whose fields name others, by its list and its owner: only some others may be named. */
export interface Naming {
  readonly list: string
  readonly owner: RecordId
}

/** The record being written; undefined where it has no owner, or none yet. */
export const NamingContext = createContext<Naming | undefined>(undefined)
