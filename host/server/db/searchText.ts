import { type SQL, sql, type SQLWrapper } from "drizzle-orm"
import { comparedLetters } from "../../../src/contract/search/compareNames.ts"

/** Separates the columns of a row in its combined search text; a control character, which no name contains. */
export const separator = "\u001f"
/** Surrounds each letter of a spaced text. It is a letter, because the trigram index ignores punctuation. */
export const spacer = "z"

const separatorSql = `chr(${separator.charCodeAt(0)})`
const combined = (parts: ReadonlyArray<string>) => `folded(${parts.join(` || ${separatorSql} || `)})`
const spaced = (text: string) => `'${spacer}' || regexp_replace(${text}, '(.)', '\\1${spacer}', 'g')`

const ofUsers = combined(["fullname", "username", "email"])

/** The columns a search of users looks at, combined and folded. */
export const searchText = sql.raw(ofUsers)
/** The same with spaced letters, so that a trigram index also finds texts of one or two letters. */
export const spacedText = sql.raw(spaced(ofUsers))

const ofTexts = (texts: ReadonlyArray<string>) => combined(texts.map((text) => `coalesce(${text}, '')`))
const quoted = (columns: ReadonlyArray<string>) => columns.map((name) => `"${name}"`)

/** Columns combined and folded, and what other SQL gives as texts; any of them may be null. */
export const searchTextOf = (columns: ReadonlyArray<string>, texts: ReadonlyArray<string> = []) =>
  sql.raw(ofTexts([...quoted(columns), ...texts]))
/** The same with spaced letters. */
export const spacedTextOf = (columns: ReadonlyArray<string>, texts: ReadonlyArray<string> = []) =>
  sql.raw(spaced(ofTexts([...quoted(columns), ...texts])))

/** A text as searches compare it; the twin of `folded` of the contract is a function of the database. */
export const foldedText = (text: SQLWrapper): SQL => sql`folded(${text})`

/** A name as no two records of an owner may have it: folded, without space around it. The contract makes the same as `plainName`. */
export const uniqueText = (name: SQLWrapper): SQL => sql`btrim(folded(${name}))`

/** The sort key of names, in the order of the contract's `compareNames`, whatever the database's collation. */
export const nameOrder = (name: SQLWrapper): SQL =>
  sql`left(folded(${name}), ${sql.raw(String(comparedLetters))}) collate "C"`

/** The key of a copy of a picture on another host: the SHA-256 of its address. */
export const addressHash = (address: SQLWrapper): SQL => sql`address_hash(${address})`

/** True for the address of a picture on another host. */
export const isForeignPicture = (address: SQLWrapper): SQL => sql`${address} like 'https://%'`
