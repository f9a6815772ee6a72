import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm"
import {
  type Identity,
  phonesOfKey,
  samenessOf,
  spelledIdentity,
} from "../../../src/contract/people/sameness.ts"
import type { Database } from "../db/database.ts"
import { people } from "../db/resourceSchema.ts"
import { containing } from "../lists/search.ts"
import { separator, spacer } from "../db/searchText.ts"

/** A person, or what is known of one who has no record yet. */
export interface Known extends Identity {
  readonly id?: number | undefined
}

const identityColumns = {
  id: people.id,
  name: people["name"]!,
  cpf: people["cpf"]!,
  cnpj: people["cnpj"]!,
  phone: people["phone"]!,
  email: people["email"]!,
  birthDate: people["birthDate"]!,
}

const search = {
  combined: people["searchText"]!,
  separator,
  spaced: { column: people["spacedText"]!, spacer },
}

/** The indexes of the list find a text; of what they find, the column has to have it whole. */
const isText = (column: (typeof identityColumns)["name"], text: string): SQL | undefined =>
  text === "" ? undefined : and(containing(text, search), sql`lower(${column}) = ${text}`)

const isSame = (person: Known): SQL | undefined => {
  const { cpf, cnpj, phone, email } = spelledIdentity(person)
  const { name, birthDate } = person
  return or(
    cpf ? sql`lower(${identityColumns.cpf}) = ${cpf}` : undefined,
    cnpj ? sql`lower(${identityColumns.cnpj}) = ${cnpj.toLowerCase()}` : undefined,
    phone ? inArray(identityColumns.phone, [...phonesOfKey(phone)]) : undefined,
    isText(identityColumns.email, email),
    name && birthDate
      ? and(isText(identityColumns.name, name.trim().toLowerCase()), eq(identityColumns.birthDate, birthDate))
      : undefined,
  )
}

/** The most records a person is said to have. */
const most = 20

/** Records within a condition that may be of the same person, and by what. */
export const findSame = async (db: Database, person: Known, within: SQL | undefined, limit = most) => {
  const same = isSame(person)
  if (same === undefined) return []
  const others = and(
    same,
    within,
    ne(people["status"]!, "ANONYMIZED"),
    person.id === undefined ? undefined : ne(people.id, person.id),
  )
  const rows = await db.select(identityColumns).from(people).where(others).orderBy(people.id).limit(limit)
  return (rows as unknown as ReadonlyArray<Known & { readonly id: number; readonly name: string }>).map(
    (row) => ({ _id: row.id, name: row.name, by: samenessOf(person, row) }),
  )
}

/** What of a person is compared, as the server keeps it. */
const readIdentity = async (db: Database, where: SQL | undefined): Promise<Known | undefined> => {
  const [found] = await db.select(identityColumns).from(people).where(where)
  return found as Known | undefined
}

/** Notes which people of an application have another record, among those of these states and those like them. */
export const markDuplicates = async (
  tx: Database,
  application: number,
  states: ReadonlyArray<Known>,
): Promise<void> => {
  // Of two that are written at once, the later one sees the earlier.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('people'), ${application}::int)`)
  const own = eq(people["applicationId"]!, application)
  const ids = new Set(states.flatMap(({ id }) => id ?? []))
  for (const state of states) for (const { _id } of await findSame(tx, state, own)) ids.add(_id)
  for (const id of ids) {
    const person = await readIdentity(tx, and(eq(people.id, id), ne(people["status"]!, "ANONYMIZED")))
    const hasDuplicate = person !== undefined && (await findSame(tx, person, own, 1)).length > 0
    await tx
      .update(people)
      .set({ hasDuplicate })
      .where(and(eq(people.id, id), ne(people["hasDuplicate"]!, hasDuplicate)))
  }
}
