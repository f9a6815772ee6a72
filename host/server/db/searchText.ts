import { sql } from "drizzle-orm"

/** Parts the texts of a row that are searched together; no name has it. */
export const parting = "\u001f"
/** Stands around each letter of a spaced text; a letter itself, since the index passes over other signs. */
export const spacing = "z"

const partingSign = `chr(${parting.charCodeAt(0)})`
const lower = (parts: ReadonlyArray<string>) => `lower(${parts.join(` || ${partingSign} || `)})`
const spaced = (text: string) => `'${spacing}' || regexp_replace(${text}, '(.)', '\\1${spacing}', 'g')`

const ofUsers = lower(["fullname", "username", "email"])

/** All that a search of users looks at, in lower case. */
export const searchText = sql.raw(ofUsers)
/** The same with each letter spaced: so an index of three letters knows texts of one or two. */
export const spacedText = sql.raw(spaced(ofUsers))

const ofColumns = (names: ReadonlyArray<string>) => lower(names.map((name) => `coalesce("${name}", '')`))

/** All that a search of these columns looks at, in lower case; any of them may be null. */
export const searchTextOf = (columns: ReadonlyArray<string>) => sql.raw(ofColumns(columns))
/** The same, spaced. */
export const spacedTextOf = (columns: ReadonlyArray<string>) => sql.raw(spaced(ofColumns(columns)))
