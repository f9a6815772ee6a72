import { sql } from "drizzle-orm"

/** Parts the texts of a row that are searched together; no name has it. */
export const parting = "\u001f"
/** Stands around each letter of a spaced text; a letter itself, since the index passes over other signs. */
export const spacing = "z"

const searched = `lower(fullname || chr(${parting.charCodeAt(0)}) || username || chr(${parting.charCodeAt(0)}) || email)`

/** All that a search of users looks at, in lower case. */
export const searchText = sql.raw(searched)
/** The same with each letter spaced: so an index of three letters knows texts of one or two. */
export const spacedText = sql.raw(`'${spacing}' || regexp_replace(${searched}, '(.)', '\\1${spacing}', 'g')`)
